import { fraction, type Rational } from "../rational.ts";

/** France, CGI 669: what a use for life is worth, by the age of the one who has it: nine tenths below 21, one from 91. */
export function usufructValue(age: number): Rational {
  const tenths = age < 21 ? 9 : Math.max(1, 9 - Math.ceil((age - 20) / 10));
  return fraction(tenths, 10);
}

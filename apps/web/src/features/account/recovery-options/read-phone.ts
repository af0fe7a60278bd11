import { latinDigits } from "../../../ui/forms/digits.ts";

/** The number as the contract wants it: a plus sign and digits. Two zeros in front are a plus sign on many keypads. */
export function readPhone(typed: string): string {
  return latinDigits(typed)
    .replace(/[\s().\-\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/^00/, "+");
}

export function isPhone(typed: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(readPhone(typed));
}

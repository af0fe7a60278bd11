import fc from "fast-check";
import { expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { checkPassword, type PasswordFinding } from "./password-policy.ts";

const check = (password: string) => checkPassword(password, commonPasswords);
const codes = (password: string) => check(password).map((finding) => finding.code);
const good = "Olive-grove 7 lanterns";

test("a good password has no findings", () => {
  expect(check(good)).toEqual([]);
});

test("[ACC-075] an empty password yields only that it is required", () => {
  expect(check("")).toEqual([{ code: "password.required" }]);
});

test("[ACC-066] [ACC-067] 12 to 128 characters, counted as characters", () => {
  expect(check("Olive-gro7e")).toEqual([{ code: "password.too_short", min: 12 }]);
  expect(check("Olive-grove7")).toEqual([]);
  expect(codes("Olive-gro7\u{1F333}")).toEqual(["password.too_short"]);
  const long = "Ol1ve-".repeat(22);
  expect(check(long.slice(0, 128))).toEqual([]);
  expect(check(long.slice(0, 129))).toEqual([{ code: "password.too_long", max: 128 }]);
});

test("[ACC-068] [ACC-069] [ACC-070] [ACC-071] each kind of character is asked for", () => {
  expect(codes("olive-grove 7 lanterns")).toEqual(["password.no_uppercase"]);
  expect(codes("OLIVE-GROVE 7 LANTERNS")).toEqual(["password.no_lowercase"]);
  expect(codes("Olive-grove seven lanterns")).toEqual(["password.no_number"]);
  expect(codes("Olive grove 7 lanterns")).toEqual(["password.no_special"]);
});

test("[ACC-068] [ACC-069] [ACC-070] letters and digits of other scripts do not stand in for A-Z, a-z, 0-9", () => {
  expect(codes("Éolive-grove 7 lanterns")).toEqual(["password.no_uppercase"]);
  expect(codes("Olive-grove ٧ lanterns")).toEqual(["password.no_number"]);
});

test("[ACC-071] special is neither letter, digit nor space in any script", () => {
  for (const plain of ["é", "ñ", "ع", "٧", "文", " ", "\u00a0", "e\u0301"])
    expect(codes(`Olive${plain}grove 7 lanterns`), plain).toEqual(["password.no_special"]);
  for (const special of ["!", "_", "€", "،", "·", "\u{1F333}"])
    expect(codes(`Olive${special}grove 7 lanterns`), special).toEqual([]);
});

test("[ACC-072] the named words are common, with whatever decoration around them", () => {
  for (const word of ["password", "123456", "qwerty", "admin", "letmein", "welcome"])
    expect(commonPasswords.has(word), word).toBe(true);
  expect(commonPasswords.size).toBe(10_000);
  for (const decorated of ["P@ssw0rd2024!!", "!!Qwerty!!9753", "#Welc0me-8642#", "L3tm3in!972846"])
    expect(codes(decorated), decorated).toContain("password.too_common");
  expect(codes("Sonyericsson")).toContain("password.too_common");
  expect(codes("1QAZ2wsx3edc")).toContain("password.too_common");
  expect(codes("My-P@ssw0rd-97")).not.toContain("password.too_common");
  // Nothing remains of it, and nothing is not on the list.
  expect(codes("97!42!86!31!58")).not.toContain("password.too_common");
});

test("[ACC-072] words of the product and its subject are common too, alone or in a row", () => {
  for (const typed of [
    "Heirlock2024!",
    "My-Heirlock-Vault-1",
    "H3irl0ck!!2026",
    "LastWill&Testament7",
    "Mon_Héritier_2026",
  ])
    expect(codes(typed), typed).toContain("password.too_common");
  for (const typed of ["Heirlock-lanterns-7", "Olive-vault-grove 7"])
    expect(codes(typed), typed).not.toContain("password.too_common");
});

test("[ACC-073] three identical characters in a row are refused and pointed at", () => {
  expect(check("Olivee-grove 77 lanterns")).toEqual([]);
  expect(check("Olivvve-grove 7 lanterns")).toEqual([{ code: "password.repeated", run: "vvv" }]);
  expect(check("Olive-grove 77777 lanterns")).toEqual([{ code: "password.repeated", run: "77777" }]);
  expect(check("OlivVve-grove 7 lanterns")).toEqual([]);
});

test("[ACC-074] runs of three upwards or downwards are refused, ignoring case, within a-z and 0-9 only", () => {
  const run = (run: string, of: "letters" | "digits"): PasswordFinding[] => [{ code: "password.sequential", run, of }];
  expect(check("olive-grove-rst-7-Z")).toEqual(run("rst", "letters"));
  expect(check("Olive-CbA-grove 7")).toEqual(run("CbA", "letters"));
  expect(check("Olive-grove 4567")).toEqual(run("4567", "digits"));
  expect(check("Olive-grove 321")).toEqual(run("321", "digits"));
  expect(check("Olive-dedede-grove 7")).toEqual([]);
  expect(check("Olive-ab-cd-90-12")).toEqual([]);
  // Neighbours in ASCII, but not in the alphabet: 9 : ; and z { | and / 0 1.
  expect(check("Olive-grove-89:;-yz{|-/01")).toEqual([]);
  expect(check("Olive-grove-xyzab-7")).toEqual(run("xyz", "letters"));
  expect(check("Olive-grove-7890-Z")).toEqual(run("789", "digits"));
});

test("[ACC-066] all failing messages come together, in the order of the specification", () => {
  expect(codes("aaabc")).toEqual([
    "password.too_short",
    "password.no_uppercase",
    "password.no_number",
    "password.no_special",
    "password.repeated",
    "password.sequential",
  ]);
  expect(codes("123456")).toEqual([
    "password.too_short",
    "password.no_uppercase",
    "password.no_lowercase",
    "password.no_special",
    "password.too_common",
    "password.sequential",
  ]);
});

test("the check sees the form that the keys are derived from", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (typed) => {
      expect(check(typed)).toEqual(check(typed.normalize("NFKC")));
    }),
  );
});

test("[ACC-074] whatever run is pointed at is really a run of what was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abcdefxyzABC0123789-"), maxLength: 20 }), (typed) => {
      const brute = [...typed].some((_, i) => {
        const part = typed.slice(i, i + 3).toLowerCase();
        return (
          part.length === 3 &&
          ["abcdefghijklmnopqrstuvwxyz", "zyxwvutsrqponmlkjihgfedcba", "0123456789", "9876543210"].some((order) =>
            order.includes(part),
          )
        );
      });
      const found = check(typed).find((finding) => finding.code === "password.sequential");
      expect(found !== undefined).toBe(brute);
      if (found) expect(typed).toContain(found.run);
    }),
    { numRuns: 500 },
  );
});

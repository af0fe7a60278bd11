import { ownWords } from "./own-words.ts";

/**
 * What a password must be (ACC-066 to ACC-075, with the exact meaning of decision D13). It runs in
 * the client, on the same NFKC form that the keys are derived from: the server never sees a password.
 */

export const passwordLength = { min: 12, max: 128 } as const;

export type PasswordFinding =
  | { code: "password.required" }
  | { code: "password.too_short"; min: number }
  | { code: "password.too_long"; max: number }
  | { code: "password.no_uppercase" }
  | { code: "password.no_lowercase" }
  | { code: "password.no_number" }
  | { code: "password.no_special" }
  | { code: "password.too_common" }
  /** `run` is the first offending part as typed, to be pointed at. */
  | { code: "password.repeated"; run: string }
  | { code: "password.sequential"; run: string; of: "letters" | "digits" };

export type PasswordFindingCode = PasswordFinding["code"];

/**
 * All findings in the order in which they are shown; none for a good password; only
 * `password.required` for an empty one. `commonPasswords` is the set of `common-passwords.ts`, handed
 * in because it is loaded on demand.
 */
export function checkPassword(typed: string, commonPasswords: ReadonlySet<string>): PasswordFinding[] {
  const password = typed.normalize("NFKC");
  if (password === "") return [{ code: "password.required" }];

  const characters = [...password];
  const findings: (PasswordFinding | false | null)[] = [
    characters.length < passwordLength.min && { code: "password.too_short", min: passwordLength.min },
    characters.length > passwordLength.max && { code: "password.too_long", max: passwordLength.max },
    !/[A-Z]/.test(password) && { code: "password.no_uppercase" },
    !/[a-z]/.test(password) && { code: "password.no_lowercase" },
    !/[0-9]/.test(password) && { code: "password.no_number" },
    !characters.some(isSpecial) && { code: "password.no_special" },
    isCommon(password, commonPasswords) && { code: "password.too_common" },
    findRepetition(characters),
    findSequence(characters),
  ];
  return findings.filter((finding) => finding !== false && finding !== null);
}

/** Neither letter, digit nor space, in any script. A combining mark belongs to its letter. */
function isSpecial(character: string): boolean {
  return !/[\p{L}\p{M}\p{N}\p{White_Space}]/u.test(character);
}

const substitutions: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * "P@ssw0rd2024!!" is "password" with decoration: the whole or its undecorated core is on the list. So is what consists
 * of nothing but words of this product, as "My-Heirlock-Vault-1".
 */
function isCommon(password: string, commonPasswords: ReadonlySet<string>): boolean {
  const whole = password.toLowerCase();
  const core = undecorated(whole);
  return commonPasswords.has(whole) || commonPasswords.has(core) || onlyOwnWords.test(core.replace(/[^\p{L}]+/gu, ""));
}

const onlyOwnWords = new RegExp(`^(?:${ownWords.join("|")})+$`, "u");

function undecorated(lowerCase: string): string {
  const characters = [...lowerCase];
  const decorates = (character: string) => /\p{N}/u.test(character) || isSpecial(character);
  const first = characters.findIndex((character) => !decorates(character));
  if (first === -1) return "";
  const last = characters.findLastIndex((character) => !decorates(character));
  return characters
    .slice(first, last + 1)
    .map((character) => substitutions[character] ?? character)
    .join("");
}

/** The first three or more identical characters in a row. */
function findRepetition(characters: string[]): PasswordFinding | null {
  for (let start = 0; start < characters.length; start++) {
    let end = start + 1;
    while (characters[end] === characters[start]) end++;
    if (end - start >= 3) return { code: "password.repeated", run: characters.slice(start, end).join("") };
  }
  return null;
}

/**
 * The first three or more neighbours that step by +1, or by -1, within a-z or 0-9, ignoring case.
 * Rows of the keyboard are covered by the list of common passwords.
 */
function findSequence(characters: string[]): PasswordFinding | null {
  const kinds = characters.map(kindOf);
  const codes = characters.map((character) => character.toLowerCase().charCodeAt(0));
  for (let start = 0; start + 2 < characters.length; start++) {
    const kind = kinds[start];
    const step = codes[start + 1]! - codes[start]!;
    if (!kind || Math.abs(step) !== 1) continue;
    let end = start + 1;
    while (end < characters.length && kinds[end] === kind && codes[end]! - codes[end - 1]! === step) end++;
    if (end - start >= 3) return { code: "password.sequential", run: characters.slice(start, end).join(""), of: kind };
  }
  return null;
}

function kindOf(character: string): "letters" | "digits" | null {
  if (/^[a-z]$/i.test(character)) return "letters";
  return /^[0-9]$/.test(character) ? "digits" : null;
}

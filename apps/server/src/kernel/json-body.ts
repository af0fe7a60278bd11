import { refuse } from "./errors.ts";

/** Keys that are written in a JSON text: the colons outside of strings. */
function writtenKeys(text: string): number {
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === 58) keys++;
    if (character !== 34) continue;
    // The text is valid JSON already: a string ends at the next quote that no backslash escapes.
    for (at++; text.charCodeAt(at) !== 34; at++) if (text.charCodeAt(at) === 92) at++;
  }
  return keys;
}

/** Text that has no UTF-8 form, or that PostgreSQL cannot store: it would fail there as an error of ours. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Keys that came out of it; less than were written when one stood twice. */
function parsedKeys(value: unknown): number {
  if (typeof value === "string" && !isStorable(value)) refuse("VALIDATION_ERROR");
  if (typeof value !== "object" || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + parsedKeys(item), 0);
  let keys = 0;
  for (const key of Object.keys(value)) {
    if (key === "__proto__") refuse("VALIDATION_ERROR");
    keys += 1 + parsedKeys((value as Record<string, unknown>)[key]);
  }
  return keys;
}

/** Nesting that no body of ours needs, and that would exhaust the stack of whoever walks it. */
const deepest = 32;

function tooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === 92) at++;
      else if (character === 34) inString = false;
    } else if (character === 34) inString = true;
    else if (character === 123 || character === 91) {
      if (++depth > deepest) return true;
    } else if (character === 125 || character === 93) depth--;
  }
  return false;
}

/** Parses a body. Refuses with VALIDATION_ERROR what is no JSON, nests too deep, names a key twice or holds no storable text. */
export function parseJsonBody(text: string): unknown {
  if (tooDeep(text)) refuse("VALIDATION_ERROR");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    refuse("VALIDATION_ERROR");
  }
  if (writtenKeys(text) !== parsedKeys(value)) refuse("VALIDATION_ERROR");
  return value;
}

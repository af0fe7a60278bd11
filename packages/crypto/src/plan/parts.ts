import { fromBase64url, keyLength } from "../format.ts";

/** The parts of a JSON array; none for any other text. */
export function partsIn(text: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isId = (part: unknown): part is string => typeof part === "string" && idPattern.test(part);
export const isHash = (part: unknown): part is string => isBytes(part, keyLength);

/** Whether it is the base64url of so many bytes. */
export function isBytes(part: unknown, length: number): part is string {
  if (typeof part !== "string") return false;
  try {
    fromBase64url(part, length);
    return true;
  } catch {
    return false;
  }
}

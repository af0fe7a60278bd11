/** An identifier of one of our things. Versions 1 to 5 are accepted, only version 4 is issued (D68). */
export type Uuid = string & { readonly __brand: "Uuid" };

export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is Uuid {
  return typeof value === "string" && uuidPattern.test(value);
}

/** Throws "Invalid UUID format" when the value is none. */
export function toUuid(value: unknown): Uuid {
  if (!isUuid(value)) throw new TypeError("Invalid UUID format");
  return value;
}

/** Null when the value is no identifier. */
export function toUuidOrNull(value: unknown): Uuid | null {
  return isUuid(value) ? value : null;
}

/** Keeps the valid identifiers, in their order. */
export function onlyUuids(values: readonly unknown[]): Uuid[] {
  return values.filter(isUuid);
}

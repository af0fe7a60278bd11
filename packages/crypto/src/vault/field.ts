import { CryptoError } from "../errors.ts";
import { pad, unpad } from "./padding.ts";
import { seal, unseal } from "./sealed.ts";

/** Fields under the label key: what lists and pickers show. */
export const labelFields = ["title", "description", "tags", "details"] as const;
/** Fields under the content key. */
export const contentFields = ["content"] as const;
export type LabelField = (typeof labelFields)[number];
export type EntryField = LabelField | (typeof contentFields)[number];

/** Where a field belongs. A field that is found anywhere else is refused. */
export interface FieldPlace {
  estate: string;
  entry: string;
  field: EntryField;
  revision: number;
}

const header = "hlf1";

export function sealField(key: Uint8Array, place: FieldPlace, text: string, nonce?: Uint8Array): string {
  return seal(key, header, partsOf(place), pad(new TextEncoder().encode(text)), nonce);
}

/** Throws `sealed.invalid` or `sealed.damaged`; never gives a part of a text, or an empty one in its place. */
export function openField(key: Uint8Array, place: FieldPlace, sealed: string): string {
  const bytes = unpad(unseal(key, header, partsOf(place), sealed, place.field));
  if (!bytes) throw new CryptoError("sealed.damaged", { part: place.field });
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CryptoError("sealed.damaged", { part: place.field });
  }
}

function partsOf({ estate, entry, field, revision }: FieldPlace) {
  return [estate, entry, field, revision] as const;
}

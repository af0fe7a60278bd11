import { isEmail, normaliseEmail } from "@heirlock/domain/email";
import { type Uuid, uuidPattern } from "@heirlock/domain/identifiers";
import { currencies } from "@heirlock/domain/money";
import { isPlainText } from "@heirlock/domain/plain-text";
import { z } from "zod";

/** Field schemas shared by several slices. */

/** An id of the kind that is asked for. Anything else is a bare string until it went through here. */
export function idField<I extends Uuid = Uuid>(message = "Invalid UUID format") {
  return z
    .string()
    .regex(uuidPattern, message)
    .transform((value) => value.toLowerCase() as I)
    .meta({ type: "string", format: "uuid" });
}

/** Things to link or unlink in one request. */
export const idListField = <I extends Uuid>() => z.array(idField<I>()).max(300);

export const emailField = z
  .string("Invalid email format")
  .overwrite(normaliseEmail)
  .refine(isEmail, "Invalid email format");

const unshowable = "Some of these characters cannot be shown";

/** A name or another line of somebody's own words that others read. */
export const lineField = z
  .string()
  .trim()
  .refine((text) => isPlainText(text, { lines: "one" }), unshowable);
/** Somebody's own words, in several lines. */
export const wordsField = z
  .string()
  .trim()
  .refine((text) => isPlainText(text, { lines: "several" }), unshowable);

export const currencyField = z.enum(currencies);

/** Base64url without padding, of exactly this many bytes. */
export function bytesField(length: number) {
  const characters = Math.ceil((length * 4) / 3);
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`));
}

export const instantField = z.iso.datetime({ offset: true });

export const countryField = z.string().regex(/^[A-Z]{2}$/);

/** What a person recognises a browser by. Null is what could not be told. */
export const deviceSchema = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["phone", "tablet", "computer"]).nullable(),
  country: countryField.nullable(),
});
export type Device = z.output<typeof deviceSchema>;

/** The token of a mailed link, taken from its fragment. */
export const linkTokenField = z.string().min(20).max(200);

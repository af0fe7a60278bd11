import type { AssetId, EntryId, MemberId } from "@heirlock/domain/identifiers";
import { languages } from "@heirlock/domain/languages";
import { accountServices, funeralKinds, type WillContent } from "@heirlock/domain/wills/content";
import { sharePattern } from "@heirlock/domain/wills/shares";
import { willForms } from "@heirlock/law/formalities/sheet";
import { z } from "zod";
import { countryField, idField, lineField, wordsField } from "../fields.ts";
import { bars, personFacts, willFactsSchema } from "./facts.ts";

/** Within a will: letters, digits and dashes, chosen by the client. */
const ref = z.string().regex(/^[a-z0-9-]{1,40}$/);
const day = z.iso.date();
const name = lineField.max(200);
const words = wordsField.max(2000);
const share = z.string().regex(sharePattern);
const sex = z.enum(["male", "female"]);

const asset = { asset: idField<AssetId>(), title: name.min(1), part: share };
export const givenSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("sum"),
    amount: z.string().regex(/^[1-9]\d{0,15}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
  z.strictObject({ kind: z.literal("asset"), ...asset }),
  z.strictObject({ kind: z.literal("use"), ...asset }),
  z.strictObject({ kind: z.literal("thing"), title: name.min(1) }),
  z.strictObject({ kind: z.literal("part"), part: share }),
]);

const person = z.strictObject({
  id: ref,
  kind: z.enum(["person", "charity"]),
  name,
  memberId: idField<MemberId>().nullable(),
  birthDate: day.nullable(),
  kin: z
    .strictObject({
      sex,
      alive: z.boolean(),
      father: ref.nullable(),
      mother: ref.nullable(),
      relation: z.enum(["father", "mother", "spouse", "partner"]).nullable(),
      adopted: z.boolean(),
      spouseOf: ref.exactOptional(),
      birthOrder: z.int().min(1).max(50).exactOptional(),
      bars: z.array(z.enum(bars)).max(6).exactOptional(),
      facts: personFacts.exactOptional(),
    })
    .nullable(),
});

/** What a will says. Drafts may be incomplete; what is there must be well-formed. */
export const willContentSchema = z.strictObject({
  language: z.enum(languages),
  testator: z.strictObject({
    fullName: name,
    birthDate: day.nullable(),
    birthPlace: name,
    address: lineField.max(400),
    residence: countryField.nullable(),
    nationalities: z.array(countryField).max(5),
    sex: sex.nullable(),
  }),
  people: z.array(person).max(200),
  facts: willFactsSchema.exactOptional(),
  covers: countryField.exactOptional(),
  excepts: z.array(countryField).min(1).max(20).exactOptional(),
  gifts: z
    .array(
      z.strictObject({
        id: ref,
        to: ref,
        what: givenSchema,
        substitute: ref.nullable(),
        ifHeirsAgree: z.boolean(),
        wishes: words,
      }),
    )
    .max(200),
  residue: z.array(z.strictObject({ to: ref, share, substitute: ref.nullable() })).max(50),
  revokes: z.enum(["all", "same_country", "none"]),
  leftOut: z.array(z.strictObject({ person: ref, reason: words })).max(50),
  guardians: z.array(z.strictObject({ of: ref, guardian: ref, substitute: ref.nullable() })).max(50),
  receiveAge: z.int().min(16).max(40).nullable(),
  pets: z.array(z.strictObject({ id: ref, name: name.min(1), to: ref, wishes: words })).max(50),
  executors: z.array(z.strictObject({ person: ref, isSubstitute: z.boolean() })).max(20),
  witnesses: z.array(ref).max(10),
  funeral: z.strictObject({ kind: z.enum(funeralKinds).nullable(), wishes: words }),
  letters: z.array(idField<EntryId>()).max(50),
  accounts: z
    .array(
      z.strictObject({
        id: ref,
        service: z.enum(accountServices),
        name,
        isDesignated: z.boolean().nullable(),
        designee: name,
        wishes: words,
      }),
    )
    .max(50),
  form: z.enum(willForms).nullable(),
  chosenLaw: countryField.nullable(),
}) satisfies z.ZodType<WillContent, unknown>;

/** As it is sent: the same, in arrays that the wire's types do not call read-only. */
export type SentContent = z.input<typeof willContentSchema>;

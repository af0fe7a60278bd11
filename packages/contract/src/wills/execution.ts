import type { EntryId, WillId } from "@heirlock/domain/identifiers";
import { languages } from "@heirlock/domain/languages";
import { lifeEvents } from "@heirlock/law/templates/life-event-names";
import { z } from "zod";
import { idField, instantField, lineField, wordsField } from "../fields.ts";
import { route } from "../route.ts";
import type { ErrorDefinition } from "../slice.ts";

const number = z.int().min(1).max(100_000);
const byId = z.object({ id: idField<WillId>() });
/** Of the texts of the law; what is not translated is answered in English. */
const query = z.strictObject({ language: z.enum(languages).default("en") });
const itemId = z.string().min(1).max(60);

const witnessSchema = z.strictObject({
  name: lineField.min(1).max(200),
  /** As they wrote it beside their name: address, occupation. */
  details: wordsField.max(500),
});
/** What happened on paper. Everything but the day may stay empty. */
export const signingSchema = z.object({
  signed_on: z.iso.date().nullable(),
  signed_at_place: lineField.max(200),
  /** Executors see it after release (DOC-018). */
  original_where: wordsField.max(500),
  witnesses: z.array(witnessSchema).max(10),
});
export type Signing = z.output<typeof signingSchema>;

const originSchema = z.object({ source: z.string(), grade: z.enum(["T", "S", "K"]), reviewed: z.string() });

export const executionSchema = z.object({
  /** The version in force. */
  number,
  /** 0 to 3: Not Executed, Checklist, Docs, Ready (WIL-006). */
  progress: z.int().min(0).max(3),
  items: z.array(
    z.object({
      id: itemId,
      label: z.string(),
      hint: z.string(),
      details: z.array(z.string()),
      required: z.boolean(),
      ticked: z.boolean(),
      origin: originSchema.nullable(),
    }),
  ),
  confirmed_at: instantField.nullable(),
  documents: z.array(
    z.object({
      id: itemId,
      /** Null: the signed original, where nobody has reviewed what the law calls it. */
      label: z.string().nullable(),
      hint: z.string(),
      examples: z.array(z.string()),
      entry_id: idField<EntryId>().nullable(),
    }),
  ),
  signing: signingSchema,
  /** Of every version that was signed, the one signed last first. On paper, that one counts (DOC-018). */
  signed: z.array(z.object({ number, signed_on: z.iso.date() })),
  /** When the holder is asked to read it again (DOC-019). */
  review_on: z.iso.date(),
  /** What each event does to the will under its law; an empty list: nobody has reviewed that. */
  life_events: z.array(
    z.object({ event: z.enum(lifeEvents), effects: z.array(z.object({ text: z.string(), origin: originSchema })) }),
  ),
});
export type Execution = z.output<typeof executionSchema>;

const answer = z.object({ data: executionSchema });

/** How far a published will is on paper (D55). Each change names the version that the person saw. */
export const executionRoutes = {
  execution: route({
    method: "GET",
    path: "/api/wills/:id/execution",
    access: "holder",
    summary: "How far the signing of the version in force is: what its law asks for, and what is done",
    params: byId,
    query,
    answer,
    errors: ["NOT_FOUND", "NOT_PUBLISHED"],
  }),
  tickChecklist: route({
    method: "POST",
    path: "/api/wills/:id/execution/checklist",
    access: "holder",
    summary: "Keeps what is ticked off, and whether the holder confirms that it is true",
    params: byId,
    query,
    body: z.strictObject({ number, ticked: z.array(itemId).max(100), confirmed: z.boolean() }),
    answer,
    errors: ["NOT_FOUND", "NOT_PUBLISHED", "STEP_MISSING", "UPDATE_ERROR"],
  }),
  linkDocument: route({
    method: "POST",
    path: "/api/wills/:id/execution/documents",
    access: "holder",
    summary: "Says which vault entry is a document that the law asks for; null takes the link away",
    params: byId,
    query,
    body: z.strictObject({ number, document: itemId, entry_id: idField<EntryId>().nullable() }),
    answer,
    errors: ["NOT_FOUND", "NOT_PUBLISHED", "UPDATE_ERROR"],
  }),
  recordSigning: route({
    method: "POST",
    path: "/api/wills/:id/execution/signing",
    access: "holder",
    summary: "Keeps when and where a version was signed, by which witnesses, and where the original is",
    params: byId,
    query,
    body: signingSchema.extend({ number }).strict(),
    answer,
    errors: ["NOT_FOUND", "NOT_PUBLISHED", "UPDATE_ERROR"],
  }),
};

export const executionErrors = {
  STEP_MISSING: { status: 409, text: "Something is still missing for this step" },
} as const satisfies Record<string, ErrorDefinition>;

/** Ticks that nobody confirmed are nobody else's business and stay out of the audit chain. */
export const executionAudit = [
  "will.checklist_confirmed",
  "will.checklist_reopened",
  "will.document_linked",
  "will.document_unlinked",
  "will.signing_recorded",
] as const;

export const executionExported = {
  willExecutions: [
    "will_id",
    "number",
    "ticked",
    "confirmed_at",
    "documents",
    "signed_on",
    "signed_at_place",
    "original_where",
    "witnesses",
    "marked_ready_at",
    "updated_at",
  ],
} as const;

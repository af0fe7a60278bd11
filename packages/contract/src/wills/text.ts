import type { WillId } from "@heirlock/domain/identifiers";
import { languages } from "@heirlock/domain/languages";
import { clauseKeys } from "@heirlock/domain/wills/clause-keys";
import { versionStatuses } from "@heirlock/domain/wills/states";
import { z } from "zod";
import { idField } from "../fields.ts";
import { route } from "../route.ts";

const number = z.int().min(1).max(100_000);
const byVersion = z.object({ id: idField<WillId>(), number: z.coerce.number().pipe(number) });

const clauseSchema = z.object({
  /** The same in every language and version. */
  key: z.enum(clauseKeys),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  /** Who inherits what by law; only a wasiyya has it. */
  table: z
    .object({ head: z.tuple([z.string(), z.string()]), rows: z.array(z.tuple([z.string(), z.string()])) })
    .exactOptional(),
});

/** What the document says, without how it looks. */
export const versionTextSchema = z.object({
  number,
  status: z.enum(versionStatuses),
  /** Two where the country's official language is another of ours; then `governs` says which counts. */
  columns: z.array(
    z.object({ language: z.enum(languages), title: z.string(), note: z.string(), clauses: z.array(clauseSchema) }),
  ),
  governs: z.string(),
  instructions: z.object({
    heading: z.string(),
    lines: z.array(z.object({ label: z.string(), text: z.string() })),
    notes: z.array(z.string()),
  }),
});
export type VersionText = z.output<typeof versionTextSchema>;

/** A version for reading: on screen, in Word, as plain text. */
export const documentRoutes = {
  document: route({
    method: "GET",
    path: "/api/wills/:id/versions/:number/document",
    access: "holder",
    summary: "A version as PDF: a draft as it is now, a published one in the bytes that it was published with",
    params: byVersion,
    /** Word and plain text are for lawyers who write into them; only the PDF is the document. */
    query: z.strictObject({ as: z.enum(["pdf", "docx", "text"]).optional() }),
    answer: z.object({}),
    errors: ["NOT_FOUND", "MISSING_JURISDICTION"],
    limit: "willDocument",
    raw: true,
  }),
  text: route({
    method: "GET",
    path: "/api/wills/:id/versions/:number/text",
    access: "holder",
    summary: "What the document of a version says, clause by clause",
    params: byVersion,
    answer: z.object({ data: versionTextSchema }),
    errors: ["NOT_FOUND", "MISSING_JURISDICTION"],
    limit: "willDocument",
  }),
};

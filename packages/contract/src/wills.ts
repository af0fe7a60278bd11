import type { WillId } from "@heirlock/domain/identifiers";
import { versionStatuses, willStatuses } from "@heirlock/domain/wills/states";
import { findingCodes } from "@heirlock/law/will-check/findings";
import { severities } from "@heirlock/law/will-check/severity";
import { z } from "zod";
import { countryField, idField, instantField, lineField, wordsField } from "./fields.ts";
import { route } from "./route.ts";
import type { ContractSlice, ErrorDefinition } from "./slice.ts";
import { givenSchema, willContentSchema } from "./wills/content.ts";
import { executionAudit, executionErrors, executionExported, executionRoutes } from "./wills/execution.ts";
import { mirrorErrors, mirrorRoutes } from "./wills/mirror.ts";
import { reviewRoutes } from "./wills/reviews.ts";
import { documentRoutes } from "./wills/text.ts";
import { usingAssetRoutes } from "./wills/using-asset.ts";
import { verifyLimits, verifyRoutes } from "./wills/verify.ts";

const title = lineField.min(1, "Title is required").max(200, "Title too long");
const description = wordsField.max(5000, "Description too long");
/** A regulation code; which of them exist, the catalogue says. */
const law = z.string().max(80);
const number = z.int().min(1).max(100_000);
const revision = z.int().min(1);
/**
 * A religious law tells of somebody's faith, which is kept only with their consent (SEC-035): the version of the text
 * that they agreed to.
 */
const faithConsent = z.string().min(1).max(40);

export const willVersionSchema = z.object({
  number,
  status: z.enum(versionStatuses),
  title: z.string(),
  description: z.string().nullable(),
  law: z.string().nullable(),
  /** Goes up by one with every save of a draft. */
  revision,
  /** Hex; null while it is a draft (DOC-012). */
  content_hash: z.string().nullable(),
  published_at: instantField.nullable(),
  created_at: instantField,
  updated_at: instantField,
});

export const willSchema = z.object({
  id: idField<WillId>(),
  status: z.enum(willStatuses),
  /** Of the version in force, or of the draft before there is one (WIL-004). */
  title: z.string(),
  description: z.string().nullable(),
  law: z.string().nullable(),
  /** The one country whose property it covers; null: everything, wherever it is, but for the countries in `excepts`. */
  covers: countryField.nullable(),
  excepts: z.array(countryField),
  /** The newest first. */
  versions: z.array(willVersionSchema),
  created_at: instantField,
  updated_at: instantField,
});
export type Will = z.output<typeof willSchema>;

/** A version with what it says, and with what its hash was made from. */
export const wholeVersionSchema = willVersionSchema.extend({
  content: willContentSchema,
  /** Hex; null while it is a draft. */
  salt: z.string().nullable(),
});
export type WholeVersion = z.output<typeof wholeVersionSchema>;

const findingSchema = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(severities),
  /** Null for what is arithmetic or good practice. */
  citation: z.object({ source: z.string(), grade: z.enum(["T", "S", "K"]), reviewed: z.string() }).nullable(),
});

/** By the names of the rule that finds it; people and gifts by their ids in the will. */
const failingPartSchema = z.object({
  what: z.enum(["gift", "residue", "executor", "guardian"]),
  why: z.enum(["asset_gone", "recipient_died", "not_whole", "died", "left"]),
  gift: z.string().exactOptional(),
  person: z.string().exactOptional(),
  /** Who has it instead; null: it goes with the rest, or by law. */
  falls: z.string().nullable().exactOptional(),
  /** What the gift is, as the will says it. */
  given: givenSchema.exactOptional(),
  /** Whom it is for, or who was to act. */
  name: z.string().exactOptional(),
  falls_name: z.string().exactOptional(),
});

const byId = z.object({ id: idField<WillId>() });
const byVersion = byId.extend({ number: z.coerce.number().pipe(number) });
const will = z.object({ data: willSchema });
const version = z.object({ data: wholeVersionSchema });

/** What choosing a law, or starting a will, may be refused for. CAP_REACHED says of which limit (D58, D63). */
const lawErrors = ["CAP_REACHED", "INVALID_REGULATION_CODE", "JURISDICTION_COMING_SOON", "CONSENT_REQUIRED"] as const;

export const willRoutes = {
  ...usingAssetRoutes,
  ...reviewRoutes,
  ...mirrorRoutes,
  list: route({
    method: "GET",
    path: "/api/wills",
    access: "holder",
    summary: "The holder's wills with their versions, without what they say",
    query: z.strictObject({ status: z.enum(willStatuses).optional() }),
    answer: z.object({ data: z.object({ wills: z.array(willSchema) }) }),
  }),
  failing: route({
    method: "GET",
    path: "/api/wills/failing",
    access: "holder",
    summary: "What no longer works in the versions in force, since family or assets changed",
    answer: z.object({
      data: z.object({
        wills: z.array(
          z.object({ id: idField<WillId>(), title: z.string(), number, parts: z.array(failingPartSchema) }),
        ),
      }),
    }),
  }),
  create: route({
    method: "POST",
    path: "/api/wills",
    access: "holder",
    summary: "Starts a will with a first draft; the same id again answers the will that exists",
    body: z.strictObject({
      id: idField<WillId>().optional(),
      title,
      description: description.nullish(),
      law: law.nullish(),
      content: willContentSchema,
      faith_consent: faithConsent.optional(),
      /** The will of the spouse or partner that was offered, and that this one starts from. */
      mirror_of: idField<WillId>().optional(),
    }),
    answer: will,
    errors: ["ID_TAKEN", "OFFER_ENDED", ...lawErrors],
  }),
  withdrawFaith: route({
    method: "POST",
    path: "/api/wills/withdraw-faith",
    access: "holder",
    summary: "Withdraws the consent to keep a religious law; drafts lose the law and every answer about a faith",
    answer: z.object({ data: z.object({ drafts: z.int() }) }),
  }),
  get: route({
    method: "GET",
    path: "/api/wills/:id",
    access: "holder",
    summary: "One will with its versions",
    params: byId,
    answer: will,
    errors: ["NOT_FOUND"],
  }),
  update: route({
    method: "PATCH",
    path: "/api/wills/:id",
    access: "holder",
    summary: "Saves the draft version, if it is still at the revision given",
    params: byId,
    body: z.strictObject({
      revision,
      title: title.optional(),
      description: description.nullish(),
      law: law.nullish(),
      content: willContentSchema.optional(),
      faith_consent: faithConsent.optional(),
    }),
    answer: z.object({ data: willVersionSchema }),
    errors: ["NOT_FOUND", "NOT_A_DRAFT", "UPDATE_ERROR", ...lawErrors],
  }),
  version: route({
    method: "GET",
    path: "/api/wills/:id/versions/:number",
    access: "holder",
    summary: "What one version says",
    params: byVersion,
    answer: version,
    errors: ["NOT_FOUND"],
  }),
  ...documentRoutes,
  compliance: route({
    method: "GET",
    path: "/api/wills/:id/versions/:number/compliance",
    access: "holder",
    summary: "What the law of a version says to it, errors first",
    params: byVersion,
    answer: z.object({ data: z.object({ findings: z.array(findingSchema) }) }),
    errors: ["NOT_FOUND"],
  }),
  publish: route({
    method: "POST",
    path: "/api/wills/:id/versions/:number/publish",
    access: "holder",
    sensitive: true,
    summary: "Freezes the draft with its hash; it supersedes the version that was in force",
    params: byVersion,
    body: z.strictObject({ revision }),
    answer: will,
    errors: [
      "NOT_FOUND",
      "NOT_A_DRAFT",
      "UPDATE_ERROR",
      "MISSING_TITLE",
      "MISSING_JURISDICTION",
      "MISSING_BENEFICIARY",
      "MISSING_EXECUTOR",
      "COMPLIANCE_ERRORS",
    ],
  }),
  startVersion: route({
    method: "POST",
    path: "/api/wills/:id/versions",
    access: "holder",
    summary: "Copies the version in force as the next draft",
    params: byId,
    answer: will,
    errors: ["NOT_FOUND", "NOT_PUBLISHED", "DRAFT_EXISTS"],
  }),
  discardVersion: route({
    method: "DELETE",
    path: "/api/wills/:id/versions/:number",
    access: "holder",
    summary: "Discards the draft of a will that has a version in force",
    params: byVersion,
    answer: will,
    errors: ["NOT_FOUND", "NOT_A_DRAFT", "NOT_PUBLISHED"],
  }),
  archive: route({
    method: "POST",
    path: "/api/wills/:id/archive",
    access: "holder",
    sensitive: true,
    summary: "Puts a published will away",
    params: byId,
    answer: will,
    errors: ["NOT_FOUND", "NOT_PUBLISHED"],
  }),
  restore: route({
    method: "POST",
    path: "/api/wills/:id/restore",
    access: "holder",
    summary: "Takes a will out of the archive",
    params: byId,
    answer: will,
    errors: ["NOT_FOUND", "NOT_ARCHIVED"],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/wills/:id",
    access: "holder",
    sensitive: true,
    summary: "Deletes a will that was never published",
    params: byId,
    answer: z.object({}),
    errors: ["NOT_FOUND", "NOT_A_DRAFT"],
  }),
  ...executionRoutes,
  ...verifyRoutes,
};

const errors = {
  JURISDICTION_COMING_SOON: { status: 409, text: "We do not offer this law yet" },
  CONSENT_REQUIRED: { status: 409, text: "This law tells of your faith. Agree to keep it first" },
  NOT_A_DRAFT: { status: 409, text: "This version cannot be changed any more" },
  DRAFT_EXISTS: { status: 409, text: "This will already has a draft" },
  NOT_PUBLISHED: { status: 409, text: "This will has not been published" },
  NOT_ARCHIVED: { status: 409, text: "This will is not in the archive" },
  MISSING_TITLE: { status: 409, text: "Give your will a title" },
  MISSING_JURISDICTION: { status: 409, text: "Choose the law your will follows" },
  MISSING_BENEFICIARY: { status: 409, text: "Name at least one person who receives something" },
  MISSING_EXECUTOR: { status: 409, text: "Name at least one executor" },
  ...executionErrors,
  NOT_A_LAWYER: { status: 409, text: "This person has not joined your plan as a lawyer" },
  ...mirrorErrors,
  COMPLIANCE_ERRORS: { status: 409, text: "The law does not allow this will as it is" },
} as const satisfies Record<string, ErrorDefinition>;

export const wills = {
  title: "Wills and their versions",
  routes: willRoutes,
  errors,
  /** One typesetter serves everybody. */
  events: ["will.changed"],
  limits: {
    willDocument: { max: 60, windowSeconds: 600, by: "person" },
    willComment: { max: 60, windowSeconds: 3600, by: "person" },
    /** Each sends an email. */
    mirrorOffer: { max: 20, windowSeconds: 3600, by: "person" },
    ...verifyLimits,
  },
  audit: [
    "will.created",
    "will.published",
    "will.version_started",
    "will.version_discarded",
    "will.archived",
    "will.restored",
    "will.deleted",
    ...executionAudit,
    "will.review_asked",
    "will.review_ended",
    "will.commented",
    "will.comment_settled",
    "will.changes_asked",
    "will.approved",
    "will.mirror_offered",
    "will.mirror_withdrawn",
    "will.mirror_taken",
  ],
  exported: {
    wills: ["id", "status", "created_at", "updated_at", "review_reminded_at"],
    willVersions: [
      "will_id",
      "number",
      "status",
      "title",
      "description",
      "law",
      "content",
      "revision",
      "salt",
      "content_hash",
      "published_at",
      "created_at",
      "updated_at",
    ],
    willDocuments: ["will_id", "number", "sha256", "created_at"],
    ...executionExported,
    willReviews: [
      "will_id",
      "number",
      "membership_id",
      "state",
      "salt",
      "decided_hash",
      "decided_at",
      "asked_at",
      "ended_at",
    ],
    mirrorOffers: ["will_id", "membership_id", "offered_at", "withdrawn_at", "taken_at"],
    willComments: [
      "id",
      "will_id",
      "number",
      "membership_id",
      "clause",
      "words",
      "written_by",
      "answers",
      "settled_at",
      "created_at",
    ],
  },
} as const satisfies ContractSlice;

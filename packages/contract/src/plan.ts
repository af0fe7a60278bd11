import { z } from "zod";
import { backupCodeField, codeField } from "./account/factors.ts";
import { planExport } from "./plan/export.ts";
import {
  headQuestionSchema,
  newestHeadAnswer,
  planChainSchema,
  planKeyId,
  planStepSchema,
  signedHeadSchema,
  slottedLeafSchema,
  stepBytes,
} from "./plan/step.ts";
import { route } from "./route.ts";
import type { ContractSlice } from "./slice.ts";

/** How many heads lie between two visits at most; a client that was away longer asks again from where it got to. */
export const headsAtOnce = 500;
/** As many as a batch touches. */
const leavesAtOnce = 200;

export const planRoutes = {
  read: route({
    method: "GET",
    path: "/api/plan",
    access: "holder",
    summary: "The newest head of each of the holder's keys, with the leaves of people and entries",
    answer: z.object({
      data: z.object({
        chains: z.array(planChainSchema),
        /** Somebody objected to a change of the account, and what was signed since was not looked through yet. */
        objected: z.boolean(),
      }),
    }),
  }),
  leaves: route({
    method: "GET",
    path: "/api/plan/leaves",
    access: "holder",
    summary: "Leaves that the plan itself only gave by their hash",
    query: z.strictObject({
      key: planKeyId,
      slots: z.string().regex(new RegExp(`^\\d{1,6}(,\\d{1,6}){0,${leavesAtOnce - 1}}$`)),
    }),
    answer: z.object({ data: z.object({ leaves: z.array(slottedLeafSchema) }) }),
  }),
  heads: route({
    method: "GET",
    path: "/api/plan/heads",
    access: "holder",
    summary: "The heads after one that the client has seen, the oldest first",
    query: z.strictObject({ key: planKeyId, after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    answer: z.object({ data: z.object({ heads: z.array(signedHeadSchema).max(headsAtOnce) }) }),
  }),
  newestHead: route({
    method: "POST",
    path: "/api/plan/newest-head",
    access: "holder",
    summary:
      "Asks the keeper for the newest head of a key, for a browser that remembers none; ask again until it answers",
    body: headQuestionSchema,
    limit: "askKeeper",
    answer: z.object({ data: z.object({ answer: newestHeadAnswer }) }),
  }),
  beforeObjection: route({
    method: "GET",
    path: "/api/plan/before-objection",
    access: "holder",
    summary: "The head in force right before the change that was objected to, with its leaves",
    query: z.strictObject({ key: planKeyId }),
    answer: z.object({
      data: z.object({
        /** Null: nobody objected, or it was looked through. A head of null: nothing had been signed then. */
        past: z
          .object({
            head: z.object({ text: z.string(), signature: z.string() }).nullable(),
            leaves: z.array(z.object({ slot: z.int(), text: z.string() })),
          })
          .nullable(),
      }),
    }),
  }),
  sign: route({
    method: "POST",
    path: "/api/plan",
    access: "holder",
    summary: "A new head that no other action carries: what was withdrawn, people's names and keys",
    body: planStepSchema,
    largeBody: stepBytes,
    answer: z.object({ data: z.object({ number: z.int(), hash: z.string() }) }),
    errors: ["PLAN_CHANGED", "PLAN_INVALID", "PLAN_TOO_LARGE", "INVALID_SIGNATURE"],
  }),
  takeOver: route({
    method: "POST",
    path: "/api/plan/take-over",
    access: "holder",
    summary:
      "What an older key granted, signed by the key of today, and the last head of that key, which ends its chain",
    body: z.strictObject({
      step: planStepSchema.nullable(),
      /** Over an empty tree. Null while more is to be taken over, and while somebody reads by that key who knows no other. */
      ends: z.strictObject({ key: planKeyId, head: signedHeadSchema }).nullable(),
    }),
    largeBody: stepBytes,
    answer: z.object({ data: z.object({ number: z.int().nullable() }) }),
    errors: ["PLAN_CHANGED", "PLAN_INVALID", "PLAN_TOO_LARGE", "INVALID_SIGNATURE"],
  }),
  goOn: route({
    method: "POST",
    path: "/api/plan/go-on",
    access: "holder",
    sensitive: true,
    summary: "A head that gives up another one, by the second factor where there is one: the way on after a restore",
    body: z.strictObject({ step: planStepSchema, code: codeField.optional(), backupCode: backupCodeField.optional() }),
    largeBody: stepBytes,
    answer: z.object({ data: z.object({ number: z.int(), hash: z.string() }) }),
    errors: ["PLAN_CHANGED", "PLAN_INVALID", "PLAN_TOO_LARGE", "INVALID_SIGNATURE", "INVALID_CODE", "RATE_LIMITED"],
  }),
};

export const plan = {
  title: "The signed plan: what the holder signed is what happens",
  routes: planRoutes,
  audit: ["plan.signed"],
  events: ["plan.signed"],
  errors: {
    PLAN_CHANGED: { status: 409, text: "Your plan was changed on another device" },
    PLAN_INVALID: { status: 400, text: "The signed plan does not fit what is stored" },
    PLAN_TOO_LARGE: { status: 413, text: "This changes too much of the plan at once" },
  },
  limits: {
    // A browser asks once, and some twenty times whether there is an answer.
    askKeeper: { max: 300, windowSeconds: 15 * 60, by: "person" },
  },
  exported: planExport,
} as const satisfies ContractSlice;

import { z } from "zod";

/** The signed plan on the wire (docs/formats.md §13): texts that were signed or hashed, byte for byte. */

const keyId = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const signature = z.string().regex(/^hls1\.[A-Za-z0-9_-]{86}$/);
const slot = z.int().min(0).max(131_071);

/** The largest step that is stored; what is larger is refused with PLAN_TOO_LARGE. Lengths in bytes of UTF-8. */
export const stepLimits = {
  head: 8000,
  /** As the table has it: five hundred entries of one person (KEY-070). */
  leaf: 40_000,
  /** One for each of a hundred entries and for everybody who reads them (KEY-074); also of freed slots. */
  leaves: 400,
  /** Of the first head of a key, which is over the whole of an estate from before: five hundred entries for fifty people are 700. */
  firstLeaves: 4000,
} as const;

/** As many bytes of JSON a request with a step may have: of fifty people who read five hundred entries it is about 2 MB. */
export const stepBytes = 4 * 1024 * 1024;

export const signedHeadSchema = z.strictObject({ text: z.string(), signature });
export const slottedLeafSchema = z.strictObject({ slot, text: z.string() });

/** What one action changes of the plan. It travels with the action and is stored in the same transaction. */
export const planStepSchema = z.strictObject({
  /** Of a chain that begins with this head, which names none before it; base64url of 16 bytes. */
  salt: z
    .string()
    .regex(/^[A-Za-z0-9_-]{22}$/)
    .optional(),
  head: signedHeadSchema,
  /** New ones, and those that take the place of the one in their slot. */
  leaves: z.array(slottedLeafSchema),
  /** Slots that are empty from now on. */
  freed: z.array(slot),
});
export type PlanStep = z.output<typeof planStepSchema>;

/** The newest state of one chain. Long leaves come as their hash: whoever needs one asks for it. */
export const planChainSchema = z.object({
  key_id: keyId,
  salt: z.string(),
  head: z.object({ text: z.string(), signature: z.string() }),
  leaves: z.array(z.object({ slot: z.int(), text: z.string() })),
  grants: z.array(z.object({ slot: z.int(), hash: z.string(), place: z.string() })),
});
export type PlanChain = z.output<typeof planChainSchema>;

/** A leaf with the hashes that lead from it to the root of its head, the nearest first. */
export const provedLeafSchema = z.object({ slot: z.int(), text: z.string(), path: z.array(z.string()) });

/** What a member gets of one chain: nothing of it tells how many other leaves there are. */
export const sharedChainSchema = z.object({
  key_id: keyId,
  head: z.object({ text: z.string(), signature: z.string() }),
  /** The member's own, of lane `now`; null without any. */
  grants: provedLeafSchema.nullable(),
  /** Of the entries that the grants name. */
  entries: z.array(provedLeafSchema),
});
export type SharedChain = z.output<typeof sharedChainSchema>;

/** What a browser asks the keeper that remembers nothing of a plan (KEY-079). */
export const headQuestionSchema = z.strictObject({ key: keyId, nonce: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });
/** Null until the keeper has answered. */
export const newestHeadAnswer = z.object({ text: z.string(), signature: z.string() }).nullable();
export type NewestHeadAnswer = z.infer<typeof newestHeadAnswer>;

export { keyId as planKeyId, slot as planSlot };

import type { CardId, EntryId, MemberId } from "@heirlock/domain/identifiers";
import { keyGrants } from "@heirlock/domain/sharing/key-grants";
import { missingReasons } from "@heirlock/domain/sharing/reach";
import { z } from "zod";
import { idField, instantField } from "../fields.ts";
import { byMember } from "../members/fields.ts";
import { memberKeyStates } from "../members/members.ts";
import { planStepSchema, stepBytes } from "../plan/step.ts";
import { route } from "../route.ts";

/**
 * Keys between people (docs/formats.md §9 to §11). Whatever the holder's client relies on later is signed by the holder
 * and verified by that client before it seals anything: this server may withhold, and can swap nothing.
 */

export const lanes = ["now", "after_death", "incapacity"] as const;
const lane = z.enum(lanes);

export const verifyingKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** Base64url of SHA-256 over both public keys of somebody. */
const fingerprint = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const recipient = z.string().regex(/^age1pq1[02-9ac-hj-np-z]{1900,2100}$/);
export const signature = z.string().regex(/^hls1\.[A-Za-z0-9_-]{86}$/);
/** 32 bytes (a card: 16) under the root key of whoever keeps it: `hlk1.` and base64url. */
export const wrappedByRoot = z.string().regex(/^hlk1\.[A-Za-z0-9_.-]{40,200}$/);

export const identitySchema = z.object({
  verifying_key: z.string(),
  recipient: z.string(),
  /** Hex of sha256(recipient, a blank, verifying key). */
  fingerprint: z.string(),
  state: z.enum(["unverified", "verified", "changed", "refused", "retired"]),
  /** The account has it today. Only such a one can be compared. */
  is_current: z.boolean(),
  /** The holder's, on what was compared (context `member-identity`). */
  signature: z.string().nullable(),
  signed_by: z.string().nullable(),
  /** The card's, by which the person joined (context `card-join`): as good as comparing words. */
  card_id: idField<CardId>().nullable(),
  card_signature: z.string().nullable(),
  seen_at: instantField,
  verified_at: instantField.nullable(),
});

export const cardSchema = z.object({
  id: idField<CardId>(),
  recipient: z.string(),
  verifying_key: z.string(),
  /** Null once the holder had it forgotten: it can be printed no more. */
  secret_by_root: z.string().nullable(),
  signature: z.string(),
  /** The verifying key of the holder that signed; its root key wraps the secret. */
  signed_by: z.string(),
  /** By the card's own secret, on the keys of the holder that made it. */
  holder_proof: z.string(),
  printed_at: instantField.nullable(),
  created_at: instantField,
});

export type MemberIdentity = z.output<typeof identitySchema>;
export type MemberCard = z.output<typeof cardSchema>;

/**
 * One for each member, lane and account key of the holder: what was made before a reset without the kit stays, since
 * what is under it still has to reach its heirs (KEY-022).
 */
export const envelopeSchema = z.object({
  lane,
  sealed: z.string(),
  signature: z.string(),
  /** The verifying key of the holder that signed. */
  key_id: z.string(),
  link_key_by_root: z.string(),
  card_id: idField<CardId>().nullable(),
  account_key: z.string().nullable(),
  /** Of the keys of that card and that account, as they were signed (docs/formats.md §9). */
  card_fingerprint: z.string().nullable(),
  account_fingerprint: z.string().nullable(),
  epoch: z.int().nullable(),
  /** 1, 2, 3 ... and signed: a member's client refuses a lower one than it has seen. */
  version: z.int(),
  updated_at: instantField,
});

export type SealedEnvelope = z.output<typeof envelopeSchema>;

export const releaseKeySchema = z.object({
  lane: z.enum(["after_death", "incapacity"]),
  epoch: z.int(),
  key_by_root: z.string(),
  key_id: z.string(),
});

export type ReleaseKey = z.output<typeof releaseKeySchema>;

/** Why a member is in the queue. */
export const queueReasons = [
  "named",
  "linked",
  "permissions",
  "rotated",
  "verified",
  "joined_by_card",
  "refused",
  "card",
] as const;

/** Everything the holder's client needs in order to make what one member lacks. */
export const envelopeTaskSchema = z.object({
  member_id: idField<MemberId>(),
  first_name: z.string(),
  last_name: z.string(),
  reasons: z.array(z.enum(queueReasons)),
  /** Another one with every new reason, never one that was there before. */
  version: z.int(),
  queued_at: instantField,
  identities: z.array(identitySchema),
  card: cardSchema.nullable(),
  envelopes: z.array(envelopeSchema),
  /** Every entry meant for the member, with the lane it belongs to and how much of it: the whole set to be wrapped. */
  grants: z.array(
    z.object({
      entry_id: idField<EntryId>(),
      lane,
      /** Summary is the label key alone; details and full are label and content. */
      level: z.enum(["summary", "details", "full"]),
      generation: z.int(),
      /** By the holder's root key, so that the client can wrap them anew. */
      wrapped_label_key: z.string(),
      wrapped_content_key: z.string(),
      key_id: z.string(),
      /** What lies there already. */
      granted: z.enum(["none", "label", "content"]),
      granted_generation: z.int().nullable(),
      /** The verifying key of the holder under whose envelope it lies. */
      granted_by: z.string().nullable(),
    }),
  ),
});
export type EnvelopeTask = z.output<typeof envelopeTaskSchema>;

/** More entries than any plan has, and what is in the bin. */
export const mostWraps = 600;

/** What the tables say of people, grants and entries: the server's word, which the client holds against the signed plan. */
const tablesSchema = z.object({
  members: z.array(z.object({ member: idField<MemberId>(), name: z.string(), level: z.enum(keyGrants) })),
  grants: z.array(
    z.object({
      member: idField<MemberId>(),
      entry: idField<EntryId>(),
      lane,
      day: z.string().nullable(),
      age: z.int().nullable(),
      /** It has no condition of its own, and follows the entry's. */
      follows: z.boolean(),
    }),
  ),
  entries: z.array(
    z.object({
      entry: idField<EntryId>(),
      revision: z.int(),
      generation: z.int(),
      deletedOn: z.string().nullable(),
      /** The verifying key that signed its revision: each key of the holder has a plan of its own. */
      keyId: z.string(),
    }),
  ),
  /**
   * Members who have compared the holder's key of today, as they signed it (context `holder-identity`); none while no older
   * key has a plan.
   */
  compared: z.array(
    z.object({
      member: idField<MemberId>(),
      recipient: z.string(),
      verifying_key: z.string(),
      signature: z.string(),
      /** The keys of the account that signed. */
      by: z.object({ recipient: z.string(), verifying_key: z.string() }),
    }),
  ),
});
export type PlanTables = z.output<typeof tablesSchema>;

/** What is stored for everybody. The client believes of it what the holder signed, and what opens by the holder's keys. */
const storedEnvelopesSchema = z.object({
  /** Outside of the bin, with the key that signed them. */
  entries: z.array(z.object({ entry_id: idField<EntryId>(), key_id: z.string() })),
  members: z.array(
    z.object({
      member_id: idField<MemberId>(),
      level: z.enum(keyGrants),
      is_active: z.boolean(),
      /** The card of today, if it is on paper. */
      printed_card: idField<CardId>().nullable(),
      /** Of the keys that the account has today. */
      account_fingerprint: z.string().nullable(),
      envelopes: z.array(
        envelopeSchema
          .pick({ lane: true, version: true, sealed: true, signature: true, key_id: true, link_key_by_root: true })
          .extend({
            card_fingerprint: z.string().nullable(),
            account_fingerprint: z.string().nullable(),
            /** Of the entries whose content it opens. */
            wraps: z.array(z.object({ entry_id: idField<EntryId>(), generation: z.int(), content_key: z.string() })),
          }),
      ),
    }),
  ),
});
export type StoredEnvelopes = z.output<typeof storedEnvelopesSchema>;

/** Holder side. */
export const memberKeyRoutes = {
  planTables: route({
    method: "GET",
    path: "/api/members/plan-tables",
    access: "holder",
    summary: "People, grants and entries as the tables have them, to be held against the signed plan",
    /** For one action only what it is about: the grants of an entry, or of a person. */
    query: z.strictObject({ entry: idField<EntryId>().optional(), member: idField<MemberId>().optional() }),
    answer: z.object({ data: tablesSchema }),
  }),
  takeBack: route({
    method: "POST",
    path: "/api/members/plan-take-back",
    access: "holder",
    sensitive: true,
    summary: "What was signed since an objection was looked through: a head that takes some of it back, or none",
    body: z.strictObject({ step: planStepSchema.nullable() }),
    largeBody: stepBytes,
    answer: z.object({ data: z.object({ number: z.int().nullable() }) }),
    errors: ["PLAN_CHANGED", "PLAN_INVALID", "PLAN_TOO_LARGE", "INVALID_SIGNATURE"],
  }),
  keyOverview: route({
    method: "GET",
    path: "/api/members/keys",
    access: "holder",
    summary: "How far the keys of every member are: compared, printed, waiting",
    answer: z.object({
      data: z.object({
        members: z.array(
          z.object({
            member_id: idField<MemberId>(),
            state: z.enum(memberKeyStates),
            verified_at: instantField.nullable(),
            has_card: z.boolean(),
            card_printed_at: instantField.nullable(),
            queued_at: instantField.nullable(),
          }),
        ),
        release_keys: z.array(releaseKeySchema),
        /** How many entries wait for new keys, because somebody had the old ones who may open them no more. */
        rotations: z.int(),
      }),
    }),
  }),
  readiness: route({
    method: "GET",
    path: "/api/members/readiness",
    access: "holder",
    summary: "Vault entries that nobody, or only one person, could open if the release were today",
    answer: z.object({
      data: z.object({
        /** Entries outside of the bin. */
        total: z.int(),
        entries: z.array(
          z.object({
            entry_id: idField<EntryId>(),
            /** Who could: nobody, or one. */
            openers: z.array(idField<MemberId>()).max(1),
            /** For whom else it is meant, and what is missing. */
            missing: z.array(z.object({ member_id: idField<MemberId>(), why: z.enum(missingReasons) })),
          }),
        ),
        /** Whom how many entries do not reach, for each reason. */
        people: z.array(z.object({ member_id: idField<MemberId>(), why: z.enum(missingReasons), entries: z.int() })),
      }),
    }),
  }),
  storedEnvelopes: route({
    method: "GET",
    path: "/api/members/stored-envelopes",
    access: "holder",
    summary:
      "Every envelope with the keys of entries under it, from which the holder's client computes whom entries reach",
    answer: z.object({ data: storedEnvelopesSchema }),
  }),
  memberKeys: route({
    method: "GET",
    path: "/api/members/:id/keys",
    access: "holder",
    summary: "The identities of a member's account that were seen, their card and their envelopes",
    params: byMember,
    answer: z.object({
      data: z.object({
        identities: z.array(identitySchema),
        card: cardSchema.nullable(),
        envelopes: z.array(envelopeSchema),
      }),
    }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
  verifyIdentity: route({
    method: "POST",
    path: "/api/members/:id/keys/verify",
    access: "holder",
    summary: "Notes that the holder compared words with the member; an earlier identity retires",
    params: byMember,
    body: z.strictObject({
      verifying_key: verifyingKey,
      recipient,
      /** Context `member-identity`: the JSON array of estate, member, recipient, verifying key. */
      signature,
      key_id: verifyingKey,
      method: z.enum(["words", "code", "card"]),
      plan: planStepSchema.optional(),
    }),
    largeBody: stepBytes,
    answer: z.object({ data: identitySchema }),
    errors: [
      "MEMBER_NOT_FOUND",
      "NOT_FOUND",
      "IDENTITY_CHANGED",
      "INVALID_SIGNATURE",
      "INVALID_MEMBER_ID",
      "PLAN_CHANGED",
      "PLAN_INVALID",
      "PLAN_TOO_LARGE",
    ],
  }),
  refuseIdentity: route({
    method: "POST",
    path: "/api/members/:id/keys/refuse",
    access: "holder",
    summary: "Notes that the words were different: nothing is sealed to this identity",
    params: byMember,
    body: z.strictObject({ verifying_key: verifyingKey }),
    answer: z.object({ data: identitySchema }),
    errors: ["MEMBER_NOT_FOUND", "NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
  putCard: route({
    method: "PUT",
    path: "/api/members/:id/card",
    access: "holder",
    summary: "The identity of a new key card; an earlier card is void from then on",
    params: byMember,
    body: z.strictObject({
      id: idField<CardId>(),
      recipient,
      verifying_key: verifyingKey,
      secret_by_root: wrappedByRoot,
      /** Context `card-identity`: the JSON array of estate, member, card id, recipient, verifying key. */
      signature,
      key_id: verifyingKey,
      /**
       * HMAC-SHA-256 by the card's secret over the JSON array of estate, member, card id and the holder's recipient and
       * verifying key: whoever joins by the card knows by it whose it is.
       */
      holder_proof: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
      /** The card that it takes the place of; without it a member who has one keeps it (409). */
      replaces: idField<CardId>().optional(),
      plan: planStepSchema.optional(),
    }),
    largeBody: stepBytes,
    answer: z.object({ data: cardSchema }),
    errors: [
      "MEMBER_NOT_FOUND",
      "UPDATE_ERROR",
      "ID_TAKEN",
      "INVALID_SIGNATURE",
      "INVALID_MEMBER_ID",
      "PLAN_CHANGED",
      "PLAN_INVALID",
      "PLAN_TOO_LARGE",
    ],
  }),
  cardPrinted: route({
    method: "POST",
    path: "/api/members/:id/card/printed",
    access: "holder",
    summary: "Notes that the card was printed, and forgets its secret if asked to",
    params: byMember,
    body: z.strictObject({ card_id: idField<CardId>(), forget: z.boolean().default(false) }),
    answer: z.object({ data: cardSchema }),
    errors: ["MEMBER_NOT_FOUND", "NOT_FOUND", "INVALID_MEMBER_ID"],
    sensitive: true,
  }),
  putReleaseKey: route({
    method: "PUT",
    path: "/api/members/release-keys",
    access: "holder",
    summary: "The key that lies around envelopes of a later lane, wrapped for the holder; the first of an epoch stays",
    body: z.strictObject({
      lane: z.enum(["after_death", "incapacity"]),
      epoch: z.int().min(1).max(100_000),
      key_by_root: wrappedByRoot,
      key_id: verifyingKey,
    }),
    answer: z.object({ data: releaseKeySchema }),
    errors: ["UPDATE_ERROR", "INVALID_SIGNATURE"],
  }),
  envelopeQueue: route({
    method: "GET",
    path: "/api/members/envelope-queue",
    access: "holder",
    summary: "What the holder's client has to make when it is next unlocked, oldest first",
    answer: z.object({
      data: z.object({
        /** The first twenty. */
        tasks: z.array(envelopeTaskSchema),
        /** How many wait in all. */
        waiting: z.int(),
        release_keys: z.array(releaseKeySchema),
        /** Entries that somebody could open who may not any more: they get new keys first, which queues the others. */
        rotations: z.array(z.object({ entry_id: idField<EntryId>(), generation: z.int(), since: instantField })),
      }),
    }),
  }),
  putEnvelopes: route({
    method: "PUT",
    path: "/api/members/:id/envelopes",
    access: "holder",
    summary: "New envelopes of a member and the whole set of wraps; takes the member out of the queue",
    params: byMember,
    body: z.strictObject({
      /** Of the task: if it has grown since, the member stays in the queue. */
      version: z.int().min(1),
      envelopes: z
        .array(
          z.strictObject({
            lane,
            /** In the signed message: one more than the stored one of this lane and key, 1 for the first; else 409. */
            version: z.int().min(1),
            sealed: z
              .string()
              .max(20_000)
              .regex(/^hl[nr]1\.[A-Za-z0-9_-]{100,}$/),
            signature,
            key_id: verifyingKey,
            link_key_by_root: wrappedByRoot,
            card_id: idField<CardId>().nullable(),
            account_key: verifyingKey.nullable(),
            /** In the signed message: of the keys that it was sealed to (docs/formats.md §13). */
            card_fingerprint: fingerprint.nullable(),
            account_fingerprint: fingerprint.nullable(),
            epoch: z.int().min(1).nullable(),
          }),
        )
        .max(3),
      /** All that lies under today's key of the holder. Wraps of older keys stay until there is one here for the entry. */
      wraps: z
        .array(
          z.strictObject({
            entry_id: idField<EntryId>(),
            lane,
            generation: z.int().min(1),
            label_key: z.string().regex(/^hle1\.link\.label\.[A-Za-z0-9_-]{96}$/),
            content_key: z
              .string()
              .regex(/^hle1\.link\.content\.[A-Za-z0-9_-]{96}$/)
              .nullable(),
          }),
        )
        .max(mostWraps),
    }),
    answer: z.object({ data: z.object({ queued: z.boolean() }) }),
    errors: [
      "MEMBER_NOT_FOUND",
      "NOT_FOUND",
      "UPDATE_ERROR",
      "IDENTITY_CHANGED",
      "INVALID_SIGNATURE",
      "INVALID_MEMBER_ID",
    ],
  }),
};

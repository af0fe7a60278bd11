import type { MemberCard, MemberIdentity } from "@heirlock/contract/sharing/keys";
import type { Estate } from "../estate.ts";
import { about, type Lie, type Subject } from "../lie.ts";

/** The keys of people, on the pages where the holder compares words and prints a card. */

const compare = ({ yara }: Estate) => `/dashboard/will-holder/members/${yara}/compare`;
const card = ({ omar }: Estate) => `/dashboard/will-holder/members/${omar}/card`;

const identity = (change: (one: MemberIdentity, estate: Estate, all: MemberIdentity[]) => unknown) =>
  about("GET /api/members/:id/keys", (data, estate) => {
    const changed = change(data.identities[0]!, estate, data.identities);
    if (changed !== undefined) data.identities = changed as MemberIdentity[];
  });
const refused = (name: string, change: Parameters<typeof identity>[0]): Lie => ({
  ...{
    name,
    at: compare,
    tells: [identity(change)],
    says: /This may not be Yara/,
    never: [/^You read the words to each other on/],
  },
});

const accounts: Lie[] = [
  refused("the recipient of a stranger, as compared", (one, { keys }) => {
    one.recipient = keys.stranger.recipient;
  }),
  refused("the verifying key of a stranger, as compared", (one, { keys }) => {
    one.verifying_key = keys.stranger.keyId;
  }),
  refused("a stranger's account, as compared", (one, { keys }) => {
    Object.assign(one, { recipient: keys.stranger.recipient, verifying_key: keys.stranger.keyId });
  }),
  refused("keys that were compared once and given up since", (_, { before }) => [before.identity]),
  refused("keys that were given up, before those of today", (one, { before }) => [before.identity, one]),
  {
    ...{ name: "a stranger's account that nobody compared", at: compare },
    tells: [
      identity((one, { keys }) => {
        const theirs = { recipient: keys.stranger.recipient, verifying_key: keys.stranger.keyId };
        Object.assign(one, { ...theirs, state: "unverified", signature: null, signed_by: null, verified_at: null });
      }),
    ],
    keeps: ["All the words are the same", "A word is different"],
    never: [/^You read the words to each other on/],
  },
  {
    ...{ name: "a stranger's account as the person's new one", at: compare, says: /Yara has new words since/ },
    tells: [
      identity((one, { keys }) => {
        const theirs = { recipient: keys.stranger.recipient, verifying_key: keys.stranger.keyId };
        Object.assign(one, { ...theirs, state: "changed", signature: null, signed_by: null });
      }),
    ],
    never: [/^You read the words to each other on/],
  },
  {
    ...{ name: "keys that were compared count as not compared", at: compare, keeps: ["All the words are the same"] },
    tells: [
      identity((one) => {
        Object.assign(one, { state: "unverified", signature: null, signed_by: null, verified_at: null });
      }),
    ],
  },
  {
    ...{ name: "keys that were compared count as refused", at: compare, says: /Nothing is locked for this person/ },
    tells: [
      identity((one) => {
        one.state = "refused";
      }),
    ],
  },
  {
    ...{ name: "the account is gone", at: compare, says: /There are no words yet/ },
    tells: [identity(() => [])],
  },
  {
    ...{ name: "the account is no longer the one of today", at: compare, says: /There are no words yet/ },
    tells: [
      identity((one) => {
        one.is_current = false;
      }),
    ],
  },
  {
    ...{ name: "the signature of the comparison is gone", at: compare, says: /^You read the words to each other on/ },
    tells: [
      identity((one) => {
        Object.assign(one, { signature: null, signed_by: null });
      }),
    ],
  },
  {
    ...{ name: "another fingerprint beside the keys", at: compare, says: /^You read the words to each other on/ },
    tells: [
      identity((one) => {
        one.fingerprint = "f".repeat(64);
      }),
    ],
  },
  {
    ...{ name: "keys that are none, as compared", at: compare, says: /This may not be|could not/ },
    tells: [
      identity((one) => {
        Object.assign(one, { recipient: "age1none", verifying_key: "none" });
      }),
    ],
  },
];

const shown = (change: (one: MemberCard, estate: Estate) => unknown) =>
  about("GET /api/members/:id/keys", (data, estate) => {
    const changed = change(data.card!, estate);
    if (changed !== undefined) data.card = changed as MemberCard;
  });
const notShown = (name: string, change: Parameters<typeof shown>[0]): Lie => ({
  ...{ name, at: card, tells: [shown(change)], says: /We cannot show the card/, never: ["Print card"] },
});
const cards: Lie[] = [
  notShown("a card that was replaced", (_, { before }) => before.card),
  notShown("the recipient of a stranger on a card", (one, { keys }) => {
    one.recipient = keys.stranger.recipient;
  }),
  notShown("the verifying key of a stranger on a card", (one, { keys }) => {
    one.verifying_key = keys.stranger.keyId;
  }),
  notShown(
    "the card of another member",
    (_, { before, yara }) => before.tasks.find(({ member_id }) => member_id === yara)!.card!,
  ),
  notShown("another id of the card", (one, { yara }) => {
    one.id = yara as never;
  }),
  notShown("another signature on the card", (one) => {
    one.signature = one.signature.replace(/.{3}$/, "AAA");
  }),
  notShown("a stranger's signature on the card", (one, { keys }) => {
    one.signed_by = keys.stranger.keyId;
  }),
  notShown("the secret of another card", (one, { before }) => {
    one.secret_by_root = before.card.secret_by_root;
  }),
  notShown("a secret that is none", (one) => {
    one.secret_by_root = "hlk1.none";
  }),
  {
    ...{ name: "the secret of the card was forgotten", at: card, says: /You can no longer print this card/ },
    tells: [
      shown((one) => {
        one.secret_by_root = null;
      }),
    ],
  },
  {
    ...{ name: "there is no card yet", at: card, says: /We cannot show the card/, never: ["Print card"] },
    tells: [
      about("GET /api/members/:id/keys", (data) => {
        data.card = null;
      }),
    ],
  },
  {
    ...{ name: "the card was printed long ago", at: card, keeps: ["Print card"] },
    tells: [
      shown((one) => {
        one.printed_at = "2001-01-01T00:00:00.000Z";
      }),
    ],
  },
];

export const keyLies: Subject = {
  title: "the keys and cards of people",
  side: "holder",
  lies: [...accounts, ...cards],
};

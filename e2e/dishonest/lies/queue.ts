import { randomUUID } from "node:crypto";
import type { EnvelopeTask } from "@heirlock/contract/sharing/keys";
import type { Estate } from "../estate.ts";
import { about, type Lie, type Subject } from "../lie.ts";

/**
 * What waits for the holder's open vault. The browser works it off by itself: whatever it seals is looked through, and
 * may hold nothing that the plan does not name and open for nobody else.
 */

const at = () => "/dashboard/will-holder/members";
type Change = (task: EnvelopeTask, estate: Estate) => unknown;

const queue = (who: "yara" | "omar", change: Change) =>
  about("GET /api/members/envelope-queue", (data, estate, sent) => {
    // Once it was worked off it is gone, as anybody would expect.
    if (sent.length > 0) return;
    const task = structuredClone(estate.before.tasks.find(({ member_id }) => member_id === estate[who])!);
    change(task, estate);
    data.tasks = [task];
    data.waiting = 1;
  });
/** Sealed after all: what the plan says, and to whom it says. */
const worked = (name: string, who: "yara" | "omar", change: Change): Lie => ({
  ...{ name, at, tells: [queue(who, change)], until: /^PUT .*\/envelopes$/ },
});
const refused = (name: string, who: "yara" | "omar", says: RegExp, change: Change): Lie => ({
  ...{ name, at, tells: [queue(who, change)], says },
});
const account = /This may not be/;
const card = /card was refused/;

const grants: Lie[] = [
  worked("a task of an earlier day", "yara", () => {}),
  worked("a task for an entry that nobody reads", "yara", (task, { entries }) => {
    task.grants.push({ ...task.grants[0]!, entry_id: entries.diary as never, lane: "now" });
  }),
  worked("a task that makes after death now", "yara", (task) => {
    for (const grant of task.grants) grant.lane = "now";
  }),
  {
    ...worked("a task that makes after death incapacity", "omar", (task) => {
      for (const grant of task.grants) grant.lane = "incapacity";
    }),
    // A key for that lane, under which nothing is sealed.
    sends: [/^PUT \/api\/members\/release-keys$/],
  },
  worked("a task with every entry for somebody who has a card", "omar", (task, { entries }) => {
    for (const entry of Object.values(entries))
      task.grants.push({ ...task.grants[0]!, entry_id: entry as never, lane: "now", level: "full" });
  }),
  worked("a task with a higher level", "omar", (task) => {
    for (const grant of task.grants) grant.level = "full";
  }),
  worked("the keys of another entry under a granted one", "yara", (task, { foreign }) => {
    task.grants[0]!.wrapped_label_key = foreign.wrapped_label_key;
  }),
  worked("another generation of an entry's keys", "yara", (task) => {
    task.grants[0]!.generation += 1;
  }),
  worked("an entry of a stranger's key", "yara", (task, { keys }) => {
    task.grants[0]!.key_id = keys.stranger.keyId;
  }),
  worked("a task without anything to share", "yara", (task) => {
    task.grants = [];
  }),
  worked("every grant twice", "yara", (task) => {
    task.grants = [...task.grants, ...task.grants];
  }),
  worked("the names of another person", "omar", (task) => {
    Object.assign(task, { first_name: "Mallory", last_name: "Smith" });
  }),
];

const accounts: Lie[] = [
  refused("a stranger's recipient", "yara", account, ({ identities }, { keys }) => {
    for (const one of identities) one.recipient = keys.stranger.recipient;
  }),
  refused("a stranger's verifying key", "yara", account, ({ identities }, { keys }) => {
    for (const one of identities) one.verifying_key = keys.stranger.keyId;
  }),
  refused("a stranger's account in place of the compared one", "yara", account, (task, { keys }) => {
    task.identities = task.identities.map((one) => ({
      ...{ ...one, recipient: keys.stranger.recipient, verifying_key: keys.stranger.keyId },
    }));
  }),
  refused("an account that was compared once and given up since", "yara", account, (task, { before }) => {
    task.identities = [before.identity];
  }),
  worked("an account that was given up, before the compared one", "yara", (task, { before }) => {
    task.identities.unshift(before.identity);
  }),
  refused("no account where one was compared", "yara", account, (task) => {
    task.identities = [];
  }),
  worked("the mark of the comparison is gone", "yara", ({ identities }) => {
    for (const one of identities) Object.assign(one, { signature: null, signed_by: null, state: "unverified" });
  }),
  worked("a compared account for somebody who has none", "omar", (task, { before }) => {
    task.identities = [before.identity];
  }),
  worked("the account of one member for another", "omar", (task, { before, yara }) => {
    task.identities = before.tasks.find(({ member_id }) => member_id === yara)!.identities;
  }),
  worked("a stranger's account that a card signed for somebody else", "yara", (task, { before }) => {
    task.identities.unshift(before.joined.omar);
  }),
  worked("a card's signature for an account, after another was compared", "yara", (task, { before }) => {
    task.identities = [before.joined.yara, ...task.identities.map((one) => ({ ...one, is_current: false }))];
  }),
  worked("a card's signature with a letter changed", "omar", (task, { before }) => {
    const one = before.joined.omar;
    task.identities = [{ ...one, card_signature: one.card_signature!.replace(/.{3}$/, "AAA") }];
  }),
];

const cards: Lie[] = [
  refused("a card that was replaced", "omar", card, (task, { before }) => {
    task.card = before.card;
  }),
  refused("a stranger's recipient on the card", "omar", card, (task, { keys }) => {
    task.card!.recipient = keys.stranger.recipient;
  }),
  refused("a stranger's verifying key on the card", "omar", card, (task, { keys }) => {
    task.card!.verifying_key = keys.stranger.keyId;
  }),
  refused("the card of another member", "omar", card, (task, { before, yara }) => {
    task.card = before.tasks.find(({ member_id }) => member_id === yara)!.card;
  }),
  refused("another id of the card", "omar", card, (task) => {
    task.card!.id = randomUUID() as never;
  }),
  refused("no card where the plan names one", "omar", card, (task) => {
    task.card = null;
  }),
  worked("another signature on the card that the plan names", "omar", (task) => {
    task.card!.signature = task.card!.signature.replace(/.{3}$/, "AAA");
  }),
];

const others: Lie[] = [
  refused("a member whom nobody named, with a stranger's card", "omar", card, (task, { keys }) => {
    Object.assign(task, { member_id: randomUUID(), first_name: "Mallory" });
    Object.assign(task.card!, {
      recipient: keys.stranger.recipient,
      verifying_key: keys.stranger.keyId,
      signed_by: keys.stranger.keyId,
    });
  }),
  {
    ...{ name: "a member whom nobody named, without a card", at },
    tells: [
      queue("omar", (task) => {
        Object.assign(task, { member_id: randomUUID(), first_name: "Mallory", card: null });
      }),
    ],
  },
  refused(
    "the task of one member under the id of another",
    "yara",
    /This may not be|card was refused/,
    (task, { omar }) => {
      task.member_id = omar as never;
    },
  ),
  worked("an envelope of a version far ahead", "yara", ({ envelopes }) => {
    for (const one of envelopes) one.version = 1_000_000;
  }),
  worked("no envelopes where some were made", "yara", (task) => {
    task.envelopes = [];
  }),
  worked("envelopes of a stranger's key", "yara", ({ envelopes }, { keys }) => {
    for (const one of envelopes) one.key_id = keys.stranger.keyId;
  }),
  worked("reasons that nobody knows", "yara", (task) => {
    task.reasons = ["because" as never];
  }),
  {
    ...{ name: "a release key that is none", at },
    tells: [
      queue("omar", () => {}),
      about("GET /api/members/envelope-queue", (data) => {
        for (const one of data.release_keys) one.key_by_root = "hlk1.none";
      }),
    ],
  },
  {
    ...{ name: "a release key of a stranger", at, until: /^PUT .*\/release-keys$/ },
    tells: [
      queue("omar", () => {}),
      about("GET /api/members/envelope-queue", (data, { keys }) => {
        for (const one of data.release_keys) one.key_id = keys.stranger.keyId;
      }),
    ],
    sends: [/^PUT \/api\/members\/release-keys$/],
  },
  {
    ...{ name: "new keys are due for an entry that nobody knows", at },
    tells: [
      about("GET /api/members/envelope-queue", (data) => {
        data.rotations = [{ entry_id: randomUUID(), generation: 1 }] as never;
      }),
    ],
  },
];

export const queueLies: Subject = {
  title: "what waits for the open vault",
  side: "holder",
  lies: [...grants, ...accounts, ...cards, ...others],
};

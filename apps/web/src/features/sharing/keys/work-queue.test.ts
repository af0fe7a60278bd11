import type { EnvelopeTask, MemberIdentity } from "@heirlock/contract/sharing/keys";
import type { CardId, EntryId, Uuid } from "@heirlock/domain/identifiers";
import { KeysError } from "@heirlock/keyring/problems";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../platform/api/api-error.ts";
import type { EnvelopeQueue } from "./member-keys.ts";
import { makeCard, type QueueProgress, workQueue } from "./work-queue.ts";

/** What the server holds, what the worker answers, and everything that was asked of both, in order. */
const wire = vi.hoisted(() => ({
  queue: [] as EnvelopeTask[],
  releaseKeys: [] as EnvelopeQueue["release_keys"],
  rotations: [] as EnvelopeQueue["rotations"],
  asked: [] as string[],
  worker: {} as Record<string, (ask: never) => unknown>,
  server: {} as Record<string, (input: never) => unknown>,
  /** What the worker says to a change of the plan before it is sent: nothing, or it throws. */
  judge: () => {},
}));

vi.mock("../../../platform/plan/signing/change-plan.ts", async () => {
  const { sendsUnsigned } = await import("../../../platform/plan/testing.ts");
  return {
    changePlan: async (...given: Parameters<typeof sendsUnsigned.changePlan>) => {
      wire.judge();
      return sendsUnsigned.changePlan(...given);
    },
  };
});
vi.mock("../../../platform/plan/signing/grant-edits.ts", () => ({ namedEdits: async () => [] }));
vi.mock("../../../platform/plan/signing/served-plan.ts", () => ({ fetchPlan: async () => ({}) }));
vi.mock("../../../platform/plan/signing/known-heads.ts", () => ({ isVouchedFor: () => true }));
vi.mock("../../../platform/session/key-owner.ts", () => ({
  keyOwner: async () => ({ estate: "estate", verifyingKey: "holder key", older: [] }),
}));
vi.mock("../../../platform/keys/keys-client.ts", () => ({
  askSharing: async (name: string, ask: never) => {
    wire.asked.push(name);
    return wire.worker[name]?.(ask) ?? {};
  },
}));
vi.mock("../../../platform/api/call.ts", () => ({
  call: async (endpoint: string, input: never) => {
    if (endpoint === "GET /api/members/envelope-queue")
      return {
        data: {
          tasks: wire.queue,
          waiting: wire.queue.length,
          release_keys: wire.releaseKeys,
          rotations: wire.rotations,
        },
      };
    wire.asked.push(endpoint);
    return { data: wire.server[endpoint]?.(input) ?? {} };
  },
}));

const id = <I extends Uuid>(n: number) => `00000000-0000-4000-8000-00000000000${n}` as I;
const then = "2026-11-01T09:00:00.000Z";
const card = {
  id: id<CardId>(9),
  recipient: "card recipient",
  verifying_key: "card key",
  secret_by_root: "hlk1.",
  signature: "",
  signed_by: "holder key",
  holder_proof: "",
  printed_at: null,
  created_at: then,
};
const identity = (changes: Partial<MemberIdentity> = {}): MemberIdentity => ({
  verifying_key: "member key",
  recipient: "member recipient",
  fingerprint: "",
  state: "unverified",
  is_current: true,
  signature: null,
  signed_by: null,
  card_id: null,
  card_signature: null,
  seen_at: then,
  verified_at: null,
  ...changes,
});
const grant = (lane: EnvelopeTask["grants"][number]["lane"]) => ({
  entry_id: id<EntryId>(8),
  lane,
  level: "details" as const,
  generation: 1,
  wrapped_label_key: "",
  wrapped_content_key: "",
  key_id: "holder key",
  granted: "none" as const,
  granted_generation: null,
  granted_by: null,
});
const task = (n: number, changes: Partial<EnvelopeTask> = {}) =>
  ({
    member_id: id(n),
    first_name: ["", "Samir", "Maya", "Rima"][n]!,
    last_name: "Haddad",
    reasons: ["named"],
    version: 1,
    queued_at: then,
    identities: [],
    card,
    envelopes: [],
    grants: [],
    ...changes,
  }) as EnvelopeTask;

const work = (options: Partial<Parameters<typeof workQueue>[0]> = {}) =>
  workQueue({ signal: new AbortController().signal, ...options });
const leaves = ({ params }: { params: { id: string } }) => {
  wire.queue = wire.queue.filter(({ member_id }) => member_id !== params.id);
  return { queued: false };
};
const swapped = { code: "KEY_CHANGED", of: "account", verifying_key: "member key", why: "swapped" };

beforeEach(() => {
  Object.assign(wire, { queue: [], releaseKeys: [], rotations: [], asked: [], judge: () => {} });
  wire.worker = {
    makeEnvelopes: () => ({ body: { version: 1, envelopes: [], wraps: [] }, refused: [], left: [] }),
    newReleaseKey: ({ lane, epoch }: { lane: string; epoch: number }) => ({ lane, epoch }),
    newCard: () => ({ id: id(9) }),
  } as typeof wire.worker;
  wire.server = {
    "PUT /api/members/:id/envelopes": leaves,
    "PUT /api/members/:id/card": () => card,
    "PUT /api/members/release-keys": ({ body }: { body: object }) => ({ ...body, key_id: "holder key" }),
  } as typeof wire.server;
});

test("[KEY-045] whoever was named gets a card, the key of a later lane is made once, then everybody's envelopes", async () => {
  wire.queue = [
    task(1, { card: null, grants: [grant("after_death"), grant("now")] }),
    task(2, { grants: [grant("after_death")] }),
  ];
  const progress: QueueProgress[] = [];
  expect(await work({ onProgress: (now) => progress.push(now) })).toEqual([]);
  expect(wire.asked).toEqual([
    "newCard",
    "GET /api/members/:id/keys",
    "PUT /api/members/:id/card",
    "newReleaseKey",
    "PUT /api/members/release-keys",
    "makeEnvelopes",
    "PUT /api/members/:id/envelopes",
    "makeEnvelopes",
    "PUT /api/members/:id/envelopes",
  ]);
  expect(progress).toEqual([
    { done: 0, total: 2, name: "Samir" },
    { done: 1, total: 2, name: "Maya" },
  ]);
});

test("a release key that this bundle cannot open is followed by one of the next epoch", async () => {
  wire.queue = [task(1, { grants: [grant("after_death")] })];
  wire.releaseKeys = [{ lane: "after_death", epoch: 3, key_by_root: "", key_id: "older key" }];
  const epochs: number[] = [];
  wire.worker.newReleaseKey = (({ lane, epoch }: { lane: string; epoch: number }) => {
    epochs.push(epoch);
    return { lane, epoch };
  }) as never;
  await work();
  expect(epochs).toEqual([4]);
});

test("who joined by their card is marked before anything is sealed to the account; a card that does not vouch is not", async () => {
  const joined = identity({ card_id: card.id, card_signature: "hls1." });
  wire.queue = [
    task(1, { identities: [identity({ state: "verified", is_current: false, verifying_key: "old" }), joined] }),
  ];
  const sealedTo: unknown[] = [];
  wire.worker.makeEnvelopes = (({ task: { identities } }: { task: EnvelopeTask }) => {
    sealedTo.push(identities.map(({ verifying_key, state }) => [verifying_key, state]));
    return { body: {}, refused: [], left: [] };
  }) as never;
  wire.server["POST /api/members/:id/keys/verify"] = () => ({ ...joined, state: "verified" });
  await work();
  expect(wire.asked.slice(0, 3)).toEqual(["checkCardJoin", "POST /api/members/:id/keys/verify", "makeEnvelopes"]);
  expect(sealedTo).toEqual([
    [
      ["old", "retired"],
      ["member key", "verified"],
    ],
  ]);

  wire.queue = [task(1, { identities: [joined] })];
  wire.asked = [];
  wire.worker.checkCardJoin = () => {
    throw new KeysError("card.does_not_vouch", {});
  };
  expect(await work()).toEqual([]);
  expect(wire.asked).toEqual(["checkCardJoin", "makeEnvelopes", "PUT /api/members/:id/envelopes"]);
  expect(sealedTo.at(-1)).toEqual([["member key", "unverified"]]);
});

test("[KEY-052] a refused key is told by name, nothing is stored for it, and the others are served", async () => {
  wire.queue = [task(1), task(2), task(3)];
  wire.worker.makeEnvelopes = (({ task: { member_id } }: { task: EnvelopeTask }) => {
    if (member_id === id(1)) return { body: null, refused: [swapped], left: [] };
    return { body: {}, refused: [], left: [] };
  }) as never;
  expect(await work()).toEqual([{ id: id(1), firstName: "Samir", lastName: "Haddad", refused: [swapped] }]);
  expect(wire.asked.filter((one) => one === "PUT /api/members/:id/envelopes")).toHaveLength(2);
  expect(wire.queue.map(({ member_id }) => member_id)).toEqual([id(1)]);
});

test("[KEY-052] a card that is not the one this client made is refused by name too", async () => {
  wire.queue = [task(1)];
  wire.worker.makeEnvelopes = () => {
    throw new KeysError("card.forged", {});
  };
  expect(await work()).toMatchObject([{ firstName: "Samir", refused: [{ of: "card", code: "KEY_CHANGED" }] }]);
});

test("what changed meanwhile comes again, and not for ever", async () => {
  wire.queue = [task(1)];
  let tries = 0;
  wire.server["PUT /api/members/:id/envelopes"] = ((input: Parameters<typeof leaves>[0]) => {
    if (++tries === 1) throw new ApiError("UPDATE_ERROR", "");
    return leaves(input);
  }) as never;
  expect(await work()).toEqual([]);
  expect(tries).toBe(2);

  wire.queue = [task(1)];
  tries = 0;
  wire.server["PUT /api/members/:id/envelopes"] = () => {
    tries++;
    throw new ApiError("UPDATE_ERROR", "");
  };
  expect(await work()).toEqual([]);
  expect(tries).toBe(6);
});

/** As the key worker answers whoever would put a card beside the one that the plan names. */
const namesAnother = () => {
  throw new KeysError("card.forged", {});
};

test("[KEY-045] two that make the first card at once end with one: whoever comes second seals to the other's", async () => {
  wire.queue = [task(1, { card: null })];
  wire.worker.newCard = () => ({ id: id(5) });
  wire.judge = namesAnother;
  wire.server["GET /api/members/:id/keys"] = () => ({ card });
  const sealedTo: unknown[] = [];
  wire.worker.makeEnvelopes = (({ task }: { task: EnvelopeTask }) => {
    sealedTo.push(task.card?.id);
    return { body: {}, refused: [], left: [] };
  }) as never;
  expect(await work()).toEqual([]);
  expect(sealedTo).toEqual([card.id]);
  expect(wire.asked).not.toContain("PUT /api/members/:id/card");
  expect(await makeCard({ estate: "estate", verifyingKey: "holder key", older: [] }, id(1), undefined)).toEqual(card);
});

test("[KEY-052] a server that says that there is no card yet, where the plan names one, is refused by name", async () => {
  wire.queue = [task(1, { card: null })];
  wire.judge = namesAnother;
  wire.server["GET /api/members/:id/keys"] = () => ({ card: null });
  expect(await work()).toMatchObject([{ firstName: "Samir", refused: [{ of: "card", code: "KEY_CHANGED" }] }]);
  expect(wire.asked).not.toContain("PUT /api/members/:id/card");
  expect(wire.asked).not.toContain("makeEnvelopes");
});

test("a refusal of keys that were replaced while they were read is no warning: the next round seals to the new ones", async () => {
  const next = { ...card, id: id<CardId>(4) };
  wire.queue = [task(1), task(2)];
  wire.worker.makeEnvelopes = (({ task: { member_id, card } }: { task: EnvelopeTask }) => {
    if (member_id === id(2) || card?.id === next.id) return { body: {}, refused: [], left: [] };
    wire.queue = wire.queue.map((one) => (one.member_id === id(1) ? { ...one, card: next } : one));
    return { body: null, refused: [swapped], left: [] };
  }) as never;
  expect(await work()).toEqual([]);
  expect(wire.queue).toEqual([]);
});

test("[KEY-052] a server that serves other refused keys every time is told all the same", async () => {
  wire.queue = [task(1)];
  wire.worker.makeEnvelopes = (() => {
    const other = { ...card, verifying_key: `${wire.queue[0]!.card!.verifying_key}.` };
    wire.queue = [task(1, { card: other })];
    return { body: null, refused: [swapped], left: [] };
  }) as never;
  expect(await work()).toMatchObject([{ firstName: "Samir", refused: [swapped] }]);
});

test("a vault that is locked meanwhile, or no connection, ends it; what was done stays", async () => {
  wire.queue = [task(1), task(2)];
  wire.worker.makeEnvelopes = (({ task: { member_id } }: { task: EnvelopeTask }) => {
    if (member_id === id(2)) throw new KeysError("keys.not_available", {});
    return { body: {}, refused: [], left: [] };
  }) as never;
  await expect(work()).rejects.toMatchObject({ code: "keys.not_available" });
  expect(wire.queue.map(({ member_id }) => member_id)).toEqual([id(2)]);
});

test("[KEY-049] what somebody may no longer open gets new keys before anything is sealed", async () => {
  wire.queue = [task(1)];
  wire.rotations = [{ entry_id: id(8), generation: 1, since: then }];
  const rotate = vi.fn(async () => {
    wire.asked.push("rotate");
    wire.rotations = [];
    return { left: 0, needsProof: false };
  });
  await work({ rotate });
  expect(wire.asked[0]).toBe("rotate");
  expect(rotate).toHaveBeenCalledOnce();
});

test("[KEY-049] new keys come a page at a time, all of them before anything is sealed", async () => {
  wire.queue = [task(1)];
  const pages = [8, 9, 10].map((n) => [{ entry_id: id(n), generation: 1, since: then }] as typeof wire.rotations);
  wire.rotations = pages.shift()!;
  const rotate = vi.fn(async () => {
    wire.asked.push("rotate");
    wire.rotations = pages.shift() ?? [];
    return { left: 0, needsProof: false };
  });
  await work({ rotate });
  expect(wire.asked.slice(0, 3)).toEqual(["rotate", "rotate", "rotate"]);
  expect(rotate).toHaveBeenCalledTimes(3);
});

test("[KEY-049] new keys that wait for a proof are told, hold up nobody, and are asked for only if somebody pressed", async () => {
  wire.queue = [task(1)];
  wire.rotations = [{ entry_id: id(8), generation: 1, since: then }];
  const rotate = vi.fn(async () => ({ left: 1, needsProof: true }));
  const onRotated = vi.fn();
  await work({ rotate, onRotated });
  expect(wire.queue).toEqual([]);
  expect(onRotated).toHaveBeenLastCalledWith({ left: 1, needsProof: true });
  expect(rotate).toHaveBeenLastCalledWith(wire.rotations, expect.objectContaining({ asksForProof: false }));
  await work({ rotate, onRotated, asksForProof: true });
  expect(rotate).toHaveBeenLastCalledWith(wire.rotations, expect.objectContaining({ asksForProof: true }));
});

test("[KEY-052] keys to which nothing can be sealed are that member's alone: the others are served, and the failure is told", async () => {
  wire.queue = [task(1), task(2), task(3)];
  wire.worker.makeEnvelopes = (({ task: { member_id } }: { task: EnvelopeTask }) => {
    if (member_id === id(1)) throw new KeysError("keys.worker_failed", {});
    return { body: {}, refused: [], left: [] };
  }) as never;
  const onFailure = vi.fn();
  expect(await work({ onFailure })).toEqual([]);
  expect(wire.queue.map(({ member_id }) => member_id)).toEqual([id(1)]);
  expect(wire.asked.filter((one) => one === "makeEnvelopes")).toHaveLength(3);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "keys.worker_failed" }));
});

test("[KEY-052] a card that was replaced from here, and is served as if it were not, is refused by name", async () => {
  const [stolen, next] = [
    { ...card, id: id<CardId>(6) },
    { ...card, id: id<CardId>(7) },
  ];
  wire.server["PUT /api/members/:id/card"] = () => next;
  await makeCard({ estate: "estate", verifyingKey: "holder key", older: [] }, id(1), stolen.id);
  wire.queue = [task(1, { card: stolen }), task(2, { card: next })];
  expect(await work()).toMatchObject([{ firstName: "Samir", refused: [{ of: "card", why: "swapped" }] }]);
  expect(wire.queue.map(({ member_id }) => member_id)).toEqual([id(1)]);
});

test("[KEY-022] a card of older keys, by which somebody has joined, is refused for that and not as a forged one", async () => {
  wire.queue = [task(1, { identities: [identity({ card_id: card.id, card_signature: "hls1." })] })];
  wire.worker.checkCardJoin = () => {
    throw new KeysError("card.forged", {});
  };
  const older = { code: "KEY_CHANGED", of: "card", verifying_key: "card key", why: "signer" };
  wire.worker.makeEnvelopes = () => ({ body: null, refused: [older], left: [] });
  expect(await work()).toMatchObject([{ firstName: "Samir", refused: [older] }]);
});

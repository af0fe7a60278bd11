import { KeysError } from "@heirlock/keyring/problems";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../platform/api/query-client.ts";
import { knownHead, noteHead } from "../../../platform/plan/signing/known-heads.ts";
import { listAssignedVault } from "../../member-side/offers/member-side.ts";
import { expectedPlans } from "./expected-plans.ts";
import { getHolderKeys, getSharedPlan } from "./holder-keys.ts";

const asked = vi.fn();
const answered = vi.fn();
vi.mock("../../../platform/api/call.ts", () => ({ call: (...ask: unknown[]) => answered(...ask) }));
vi.mock("../../../platform/keys/keys-client.ts", () => ({ askSharing: (...ask: unknown[]) => asked(...ask) }));
vi.mock("../../../platform/session/key-owner.ts", () => ({
  keyOwner: async () => ({ estate: "the member's own", verifyingKey: "own key", older: [] }),
}));
const askKeeper = vi.fn();
vi.mock("../../../platform/plan/signing/ask-keeper.ts", () => ({
  askKeeper: (...ask: unknown[]) => askKeeper(...ask),
}));
const { openPlan, sharedSeen } = await import("./open-shared.ts");

const entry = (id: string, relationship_id: string, revision = 1) => ({
  ...{ id, relationship_id, revision, estate_id: "the holder's", key_id: "holder's key", lane: "now" },
  ...{
    wrapped_label_key: "wrapped",
    title: "sealed",
    metadata: { description: "", details: "" },
    tags: "",
    file: null,
  },
});
const pin = { verifying_key: "compared key" };
const keys = { member_id: "member", estate_id: "the holder's", envelopes: [], pin, earlier_pins: [] };
const signed = { member_id: "member", estate_id: "the holder's", chains: [] };
const nothing = { changed: false, plan: { heads: {}, granted: 0, missing: 0, withheld: false, outdated: null } };
const label = (title: string) => ({ label: { title, description: "", tags: [], details: {} } });

beforeEach(() => {
  asked.mockReset();
  answered.mockReset();
  queryClient.setQueryData(getSharedPlan("plan").queryKey, signed as never);
  queryClient.setQueryData(getHolderKeys("plan").queryKey, keys as never);
  queryClient.setQueryData(listAssignedVault.queryKey, {
    entries: [entry("deed", "plan", 4), entry("letter", "plan"), entry("elsewhere", "another plan")],
    later: [],
  } as never);
});

type Opened = { state: string; findings: unknown; entries: { label: unknown; problem: unknown }[] };
type Open = (context: object) => Promise<Opened>;
const open = () => (openPlan("plan").queryFn as never as Open)({});

test("[KEY-036] the worker is asked about the entries of one holder, in the holder's estate; one that does not open says why", async () => {
  asked.mockResolvedValue({ labels: [label("Deed"), { problem: "revision.forged" }], envelopes: {}, ...nothing });
  const opened = await open();
  const [name, ask] = asked.mock.calls[0]!;
  expect(name).toBe("openSharedLabels");
  expect(ask).toMatchObject({ keys, verifyingKey: "own key" });
  expect(ask.entries.map(({ sealed }: { sealed: { estate: string; entry: string } }) => sealed)).toMatchObject([
    { estate: "the holder's", entry: "deed" },
    { estate: "the holder's", entry: "letter" },
  ]);
  expect(opened).toMatchObject({
    state: "compared",
    entries: [
      { label: { title: "Deed" }, problem: null },
      { label: null, problem: "revision.forged" },
    ],
  });
});

test("[KEY-035] the highest revision and envelope that were opened are remembered, and named with the next question", async () => {
  asked.mockResolvedValue({
    labels: [label("Deed"), { problem: "envelope.missing" }],
    envelopes: { "member now holder's key": 3 },
    ...nothing,
  });
  await open();
  expect(sharedSeen.knownRevisions()).toEqual({ deed: 4, "member now holder's key": 3 });
  await open();
  const [, ask] = asked.mock.calls[1]!;
  expect(ask.seen).toMatchObject({ "member now holder's key": 3 });
  expect(ask.entries.map(({ seenRevision }: { seenRevision: number }) => seenRevision)).toEqual([4, 0]);
});

test("[KEY-036] before anything was compared nothing is opened, and the page is told", async () => {
  asked.mockRejectedValue(new KeysError("identity.not_compared", {}));
  const opened = await open();
  expect(opened).toMatchObject({ state: "not_compared", findings: null });
  expect(opened.entries.map(({ label, problem }) => [label, problem])).toEqual([
    [null, null],
    [null, null],
  ]);
});

const allOpen = { labels: [label("Deed"), label("Letter")], envelopes: {} };

test("[KEY-076] a server that states another key of the holder's is told, and hides nothing", async () => {
  asked.mockResolvedValue({ ...allOpen, ...nothing, changed: true });
  expect(await open()).toMatchObject({ state: "changed", entries: [{ label: { title: "Deed" } }, {}] });
});

test("[KEY-068] the newest head of a compared key is remembered, and named with the next question", async () => {
  const head = { number: 5, hash: "of five" };
  asked.mockResolvedValue({ ...allOpen, ...nothing, plan: { ...nothing.plan, heads: { "compared key": head } } });
  await open();
  expect(asked.mock.calls[0]![1]).toMatchObject({ plan: signed, seenHeads: {} });
  expect(knownHead("compared key")).toEqual(head);
  await open();
  expect(asked.mock.calls[1]![1].seenHeads).toEqual({ "compared key": head });
});

/** What the server answers when everything is asked for again. */
const servedNow = ({ list, plan = signed }: { list: object; plan?: object }) =>
  answered.mockImplementation(async (path: string) => {
    if (path.endsWith("/plan")) return { data: plan };
    return { data: path.endsWith("/keys") ? { ...keys, member_id: "plan" } : list };
  });

test.each(["revision.older", "sealed.damaged", "envelope.older", "plan.invalid"])(
  "what was saved between the requests alarms nobody (%s): all are asked for again, past what is cached",
  async (problem) => {
    const newer = { ...signed, chains: [{ key_id: "compared key" }] };
    servedNow({ list: { entries: [entry("deed", "plan", 5), entry("letter", "plan")], later: [] }, plan: newer });
    asked.mockResolvedValueOnce({ ...nothing, labels: [{ problem }, label("Letter")], envelopes: {} });
    asked.mockResolvedValue({ ...allOpen, ...nothing });
    expect(await open()).toMatchObject({ entries: [{ label: { title: "Deed" } }, { label: { title: "Letter" } }] });
    expect(asked.mock.calls.at(-1)![1]).toMatchObject({ plan: newer, keys: { member_id: "plan" } });
    expect(queryClient.getQueryData(getSharedPlan("plan").queryKey)).toEqual(newer);
  },
);

test("what came into the cache while all were asked for again is not replaced by it, and is opened", async () => {
  const newest = { entries: [entry("deed", "plan", 6), entry("letter", "plan")], later: [] };
  servedNow({ list: { entries: [entry("deed", "plan", 5), entry("letter", "plan")], later: [] } });
  asked.mockResolvedValueOnce({ ...nothing, labels: [{ problem: "sealed.damaged" }, label("Letter")], envelopes: {} });
  asked.mockImplementationOnce(async () => {
    queryClient.setQueryData(listAssignedVault.queryKey, newest as never);
    return { ...allOpen, ...nothing };
  });
  asked.mockResolvedValue({ ...allOpen, ...nothing });
  await open();
  expect(queryClient.getQueryData(listAssignedVault.queryKey)).toEqual(newest);
  expect(asked.mock.calls.at(-1)![1].entries[0].sealed.revision).toBe(6);
});

test("[KEY-069] what is still missing then is told, and nothing of it is cached", async () => {
  servedNow({ list: { entries: [entry("deed", "plan", 4)], later: [] } });
  const missing = { ...nothing, plan: { heads: {}, granted: 3, missing: 2, outdated: { served: 1, seen: 2 } } };
  asked.mockResolvedValue({ labels: [label("Deed"), label("Letter")], envelopes: {}, ...missing });
  expect(await open()).toMatchObject({ findings: { missing: 2, outdated: { served: 1, seen: 2 } } });
  expect(asked).toHaveBeenCalledTimes(2);
  expect(queryClient.getQueryData<{ entries: unknown[] }>(listAssignedVault.queryKey)!.entries).toHaveLength(3);
});

test("[KEY-069] a plan that shares something is expected to, until its holder has signed otherwise", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  servedNow({ list: { entries: [] } });
  const answer = (plan: object) =>
    asked.mockResolvedValue({ ...allOpen, ...nothing, plan: { ...nothing.plan, ...plan } });
  answer({ granted: 2 });
  await open();
  expect(expectedPlans()).toEqual(["member"]);
  for (const lie of [{ outdated: { served: 0, seen: 2 } }, { withheld: true }]) {
    answer(lie);
    await open();
    expect(expectedPlans()).toEqual(["member"]);
  }
  answer({});
  await open();
  expect(expectedPlans()).toEqual([]);
  vi.unstubAllGlobals();
});

test("a vault that was locked meanwhile is no answer about anybody's keys", async () => {
  asked.mockRejectedValue(new KeysError("keys.not_available", {}));
  await expect(open()).rejects.toThrow("keys.not_available");
});

test("[KEY-036] keys of another plan, compared as they may be, are not taken for those of this one", async () => {
  answered.mockResolvedValue({ data: { ...keys, member_id: "another plan" } });
  const fetching = getHolderKeys("plan").queryFn as never as Open;
  await expect(fetching({})).rejects.toMatchObject({ code: "INVALID_ANSWER" });
  answered.mockResolvedValue({ data: { ...keys, member_id: "plan" } });
  await expect(fetching({})).resolves.toMatchObject({ member_id: "plan" });
});

test("a browser that remembers nothing of a compared key asks the keeper before anything is opened", async () => {
  asked.mockResolvedValue({ labels: [label("Deed"), label("Letter")], envelopes: {}, ...nothing });
  const other = { ...keys, pin: { verifying_key: "key of nobody yet" } };
  queryClient.setQueryData(getHolderKeys("plan").queryKey, other as never);
  askKeeper.mockReset();
  askKeeper.mockImplementationOnce(async ({ verifyingKey }) => noteHead(verifyingKey, { number: 9, hash: "newest" }));
  await open();
  expect(askKeeper.mock.calls).toEqual([
    [{ estate: "the holder's", verifyingKey: "key of nobody yet", membership: "member" }],
  ]);
  expect(asked.mock.calls[0]![1].seenHeads).toEqual({ "key of nobody yet": { number: 9, hash: "newest" } });
  await open();
  expect(askKeeper).toHaveBeenCalledTimes(1);
});

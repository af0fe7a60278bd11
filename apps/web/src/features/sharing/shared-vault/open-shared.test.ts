import { KeysError } from "@heirlock/keyring/problems";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../platform/api/query-client.ts";
import { listAssignedVault } from "../../member-side/offers/member-side.ts";
import { getHolderKeys } from "./holder-keys.ts";

const asked = vi.fn();
const answered = vi.fn();
vi.mock("../../../platform/api/call.ts", () => ({ call: (...ask: unknown[]) => answered(...ask) }));
vi.mock("../../../platform/keys/keys-client.ts", () => ({ askSharing: (...ask: unknown[]) => asked(...ask) }));
vi.mock("../../../platform/session/key-owner.ts", () => ({
  keyOwner: async () => ({ estate: "the member's own", verifyingKey: "own key", older: [] }),
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
const keys = { member_id: "member", estate_id: "the holder's", envelopes: [] };
const label = (title: string) => ({ label: { title, description: "", tags: [], details: {} } });

beforeEach(() => {
  asked.mockReset();
  queryClient.setQueryData(getHolderKeys("plan").queryKey, keys as never);
  queryClient.setQueryData(listAssignedVault.queryKey, {
    entries: [entry("deed", "plan", 4), entry("letter", "plan"), entry("elsewhere", "another plan")],
    later: [],
  } as never);
});

type Open = (context: object) => Promise<{ state: string; entries: { label: unknown; problem: unknown }[] }>;
const open = () => (openPlan("plan").queryFn as never as Open)({});

test("[KEY-036] the worker is asked about the entries of one holder, in the holder's estate; one that does not open says why", async () => {
  asked.mockResolvedValue({ labels: [label("Deed"), { problem: "revision.forged" }], envelopes: {} });
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
  });
  await open();
  expect(sharedSeen.knownRevisions()).toEqual({ deed: 4, "member now holder's key": 3 });
  await open();
  const [, ask] = asked.mock.calls[1]!;
  expect(ask.seen).toMatchObject({ "member now holder's key": 3 });
  expect(ask.entries.map(({ seenRevision }: { seenRevision: number }) => seenRevision)).toEqual([4, 0]);
});

test.each([
  ["identity.not_compared", "not_compared"],
  ["KEY_CHANGED", "changed"],
] as const)("[KEY-036] %s: nothing is opened, and the page is told", async (code, state) => {
  asked.mockRejectedValue(new KeysError(code, {} as never));
  const opened = await open();
  expect(opened.state).toBe(state);
  expect(opened.entries.map(({ label, problem }) => [label, problem])).toEqual([
    [null, null],
    [null, null],
  ]);
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

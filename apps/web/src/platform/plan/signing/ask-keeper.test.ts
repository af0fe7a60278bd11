import { beforeEach, expect, test, vi } from "vitest";
import { askKeeper } from "./ask-keeper.ts";
import { isVouchedFor, knownHead, noteHead } from "./known-heads.ts";

const { call, askPlan } = vi.hoisted(() => ({ call: vi.fn(), askPlan: vi.fn() }));
vi.mock("../../api/call.ts", () => ({ call }));
vi.mock("../../keys/keys-client.ts", () => ({ askPlan }));
vi.stubGlobal("fetch", async () => Response.json({ format: "heirlock-keeper-keys/1", keys: [] }));

const estate = "3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01";
let keys = 0;
let whose = { estate, verifyingKey: "" };
beforeEach(() => {
  vi.clearAllMocks();
  whose = { estate, verifyingKey: `key ${++keys}` };
});

test("the keeper's answer becomes what this browser remembers", async () => {
  call.mockResolvedValueOnce({ data: { answer: null } });
  call.mockResolvedValueOnce({ data: { answer: { text: "t", signature: "s" } } });
  askPlan.mockResolvedValue({ number: 7, hash: "h", at: "" });
  await askKeeper(whose);
  expect(knownHead(whose.verifyingKey)).toEqual({ number: 7, hash: "h" });
  const [[, { body: first }], [, { body: second }]] = call.mock.calls as [[0, { body: object }], [0, { body: object }]];
  expect(second).toEqual(first);
  expect(first).toEqual({ key: whose.verifyingKey, nonce: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) });
  expect(askPlan.mock.calls[0]![1].asked).toEqual({ estate, ...first });
});

test("a browser that knows a head asks nobody, and one where nothing is signed yet asks once", async () => {
  noteHead(whose.verifyingKey, { number: 3, hash: "seen" });
  await askKeeper(whose);
  expect(call).not.toHaveBeenCalled();

  whose = { estate, verifyingKey: "nothing signed" };
  call.mockResolvedValue({ data: { answer: { text: "t", signature: "s" } } });
  askPlan.mockResolvedValue({ number: 0, hash: null, at: "" });
  await askKeeper(whose);
  await askKeeper(whose);
  expect(call).toHaveBeenCalledTimes(1);
  expect(isVouchedFor(whose.verifyingKey)).toBe(true);
});

test.each([
  ["a forged answer", async () => askPlan.mockRejectedValue(new Error("keeper.forged"))],
  ["a server that refuses", async () => call.mockRejectedValue(new Error("RATE_LIMITED"))],
])("with %s nobody vouches for the plan", async (_name, lie) => {
  call.mockResolvedValue({ data: { answer: { text: "t", signature: "s" } } });
  await lie();
  await askKeeper(whose);
  expect(isVouchedFor(whose.verifyingKey)).toBe(false);
});

import { expect, test } from "vitest";
import { useCaseShape } from "./use-case-shape.ts";

const found = (params: string, path = "apps/server/src/slices/vault/get-entry.ts") =>
  useCaseShape.check([{ path, text: `export async function getEntry${params}: Promise<void> {}` }]).length;

test.each([
  "(pool: Pool, caller: Caller)",
  "(pool: Pool, caller: Caller, id: EntryId)",
  "(caller: Caller, deps: Deps)",
  "(deps: Deps, id: EntryId, caller: Caller)",
  "(deps: Deps, caller: Caller, id: EntryId, revision: number)",
  "(deps: Deps, hub: EventHub, caller: Caller | null)",
])("a use case is not %s", (params) => {
  expect(found(params)).toBe(1);
});

test.each([
  "({ app }: { app: Pool }, caller: Caller)",
  "(deps: Deps, caller: Caller | null, { id, ...body }: Body & { id: EntryId })",
  "(tx: Tx, holderId: HolderId, id: EntryId, now: Date)",
  "<T>(pool: Pool, caller: Caller, id: MemberId, work: (tx: Tx) => Promise<T>)",
])("but %s is fine", (params) => {
  expect(found(params)).toBe(0);
});

test("tests and the kernel are not looked at", () => {
  const params = "(pool: Pool, caller: Caller)";
  expect(found(params, "apps/server/src/slices/vault/vault.test.ts")).toBe(0);
  expect(found(params, "apps/server/src/kernel/read.ts")).toBe(0);
});

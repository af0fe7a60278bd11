import { expect, test } from "vitest";
import { tableOwners, tableOwnersBut } from "./table-owners.ts";

const found = (slice: string, text: string) =>
  tableOwners.check([{ path: `apps/server/src/slices/${slice}/${slice}.queries.ts`, text }]).map(({ what }) => what);

test("a slice that names another's table is found, its own and the kernel's are not", () => {
  expect(found("jurisdictions", "select 1 from app.vault_entries v")).toEqual([
    "names app.vault_entries, which vault owns",
  ]);
  expect(found("assets", "select 1 from auth.users")).toEqual(["names auth.users, which account owns"]);
  expect(found("vault", "select 1 from app.vault_entries join app.people on true")).toEqual([]);
  expect(found("assets", "select app.publish_event($1), current_setting('app.user_id')")).toEqual([]);
});

test("what a slice publishes may be named by every other", () => {
  expect(found("assets", "select 1 from app.asset_vault_entries")).toEqual([]);
  expect(found("assets", "select 1 from app.vault_asset_links")).toEqual([
    "names app.vault_asset_links, which vault owns",
  ]);
});

test("a table that nobody owns is found", () => {
  const owned = "which no slice owns: add it to tools/guards/table-owners.ts";
  expect(found("assets", "select 1 from app.colours")).toEqual([`names app.colours, ${owned}`]);
});

test("what a slice still borrows may only become less", () => {
  const guard = tableOwnersBut({ vault: { "app.assets": 3 } });
  const borrowing = (times: number) => {
    const text = "select 1 from app.assets\n".repeat(times);
    return guard.check([{ path: "apps/server/src/slices/vault/vault.queries.ts", text }]).map(({ what }) => what);
  };
  expect(borrowing(3)).toEqual([]);
  expect(borrowing(4)).toEqual(["names app.assets, which assets owns"]);
  expect(borrowing(1)).toEqual(["names app.assets 1 times only: lower 3 in tools/guards/table-owners.ts"]);
});

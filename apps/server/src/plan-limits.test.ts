import { given, type Person } from "@heirlock/db/testing/given";
import { plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { describe, expect, test } from "vitest";
import { testServer } from "./kernel/testing.ts";
import { assetsSlice } from "./slices/assets/slice.ts";
import { membersSlice } from "./slices/members/slice.ts";
import { memberForm } from "./slices/members/testing/members-server.ts";
import { vaultSlice } from "./slices/vault/slice.ts";
import { type VaultBrowser, vaultBrowser } from "./slices/vault/testing/vault-browser.ts";
import { willsSlice } from "./slices/wills/slice.ts";

const { db, server } = testServer({ slices: [assetsSlice, vaultSlice, membersSlice, willsSlice] });

type Feature = "wills" | "members" | "vault" | "assets";
const plant = {
  wills: (holder: Person) =>
    db.owner.query("insert into app.wills (holder_id, id) values ($1, gen_random_uuid())", [holder.id]),
  members: (holder: Person) => given(db).member({ of: holder }),
  vault: (holder: Person) => given(db).vaultEntry(holder),
  assets: (holder: Person) => given(db).asset(holder),
};
const create = {
  wills: ({ call }: VaultBrowser) => call("POST", "/api/wills", { title: "My will", content: plainWill }),
  members: ({ call }: VaultBrowser) => call("POST", "/api/members", memberForm()),
  vault: ({ call, seal }: VaultBrowser) => call("POST", "/api/vault/create", seal()),
  assets: ({ call }: VaultBrowser) =>
    call("POST", "/api/assets", { title: "Car", asset_type: "physical", asset_subtype: "vehicle" }),
};

/** Creates the last that a plan lets in, and answers what the next one is told. */
async function oneTooMany(plan: string, feature: Feature, max: number) {
  const holder = await given(db).holder({ plan });
  const browser = await vaultBrowser(db, server, holder);
  await Promise.all(Array.from({ length: max - 1 }, () => plant[feature](holder)));
  expect((await create[feature](browser)).status).toBe(200);
  const { status, body } = await create[feature](browser);
  return { status, code: body.code, used: body.used, max: body.max };
}

// The figures are the specification's and D63's, not those of the table in the code.
describe("[BIL-004] Free", () => {
  test("holds 3 vault entries, then meets the paywall", async () => {
    expect(await oneTooMany("free", "vault", 3)).toEqual({ status: 403, code: "PAYWALL", used: 3, max: 3 });
  });

  test.each<[Feature, number]>([
    ["wills", 1],
    ["members", 3],
    ["assets", 10],
  ])("%s: %i and not one more", async (feature, max) => {
    expect(await oneTooMany("free", feature, max)).toEqual({ status: 409, code: "CAP_REACHED", used: max, max });
  });
});

describe("[BIL-006] Premium", () => {
  test.each<[Feature, number]>([
    ["wills", 3],
    ["members", 10],
    ["vault", 50],
    ["assets", 100],
  ])("%s: %i and not one more", async (feature, max) => {
    expect(await oneTooMany("premium", feature, max)).toEqual({ status: 409, code: "CAP_REACHED", used: max, max });
  });
});

describe("[BIL-009] Family", () => {
  test.each<[Feature, number]>([
    ["wills", 10],
    ["members", 50],
    ["vault", 200],
    ["assets", 300],
  ])("%s: %i and not one more", async (feature, max) => {
    expect(await oneTooMany("family", feature, max)).toEqual({ status: 409, code: "CAP_REACHED", used: max, max });
  });
});

import { testDatabase } from "@heirlock/db/testing/database";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RefusedError } from "../../kernel/errors.ts";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { closePools, createPools, type Pools } from "../../kernel/pools.ts";
import { testConfig } from "../../kernel/testing.ts";
import { forgetTry } from "./account.queries.ts";
import { countingFailures } from "./sign-in-tries.ts";

const db = testDatabase();
let pools: Pools;
beforeAll(async () => {
  pools = createPools(testConfig(db));
});
afterAll(async () => {
  await closePools(pools);
});

/** The database goes away between the sign-in and what is forgotten after it. */
function forgetful(): { auth: Pool; ring: KeyRing } {
  const query = (asked: { name: string }) =>
    asked.name === forgetTry.name
      ? Promise.reject(new Error("Connection terminated unexpectedly"))
      : pools.auth.query(asked as never);
  return { auth: { query } as unknown as Pool, ring: { active: db.secret, others: [] } };
}
const who = { email: "nadia@example.org", visit: { address: "192.0.2.1", cookies: "" }, door: "sign-in" } as const;

test("a sign-in that succeeded stays one when its try cannot be forgotten", async () => {
  expect(await countingFailures(forgetful(), who, async () => "signed in")).toBe("signed in");
});

test("a refusal is told as it is when the try cannot be forgotten", async () => {
  const refused = countingFailures(forgetful(), who, async () => {
    throw new RefusedError("EMAIL_NOT_VERIFIED");
  });
  await expect(refused).rejects.toThrow("EMAIL_NOT_VERIFIED");
});

import { testDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshPhone, makeOwner, type Owner } from "../recovery-options/testing/two-sides.ts";
import { startTestProvider, type TestProvider } from "../recovery-options/testing.ts";
import { type Journey, startJourney } from "../testing.ts";

const db = testDatabase();
let journey: Journey;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
  journey = await startJourney(db, { settings: provider.settings });
});
afterAll(async () => {
  await journey.close();
  await provider.close();
});

const send = ({ cookie }: Owner, method: "POST" | "PUT" | "DELETE", url: string, body?: object) =>
  journey.app.inject({ method, url, headers: { cookie }, ...(body && { body }) });

/** Written by hand from SEC-042: what exists today of deletion and removal of a factor. */
const restricted: Record<string, (owner: Owner) => ReturnType<typeof send>> = {
  "the deletion of the account": (owner) =>
    send(owner, "DELETE", "/api/user/account", { password: owner.password.authKey, confirmation: "DELETE" }),
  "switching the second step off": (owner) =>
    send(owner, "POST", "/api/auth/two-factor/disable", { password: owner.password.authKey, code: owner.code() }),
  "new backup codes for old": (owner) => send(owner, "POST", "/api/auth/two-factor/backup-codes/regenerate"),
  "the removal of a passkey": (owner) => send(owner, "DELETE", `/api/auth/passkeys/${owner.passkeyId}`),
  "the removal of the phone": (owner) => send(owner, "PUT", "/api/auth/recovery/phone", { phone: null }),
  "another phone": (owner) => send(owner, "PUT", "/api/auth/recovery/phone", { phone: freshPhone() }),
};

describe.each(Object.entries(restricted))("[SEC-042] %s", (_name, act) => {
  test("waits for thirty days after a reset that only waited, and changes nothing meanwhile", async () => {
    const owner = await makeOwner(journey, db, { guarded: true });
    const waited = (ago: string) =>
      db.owner.query("update auth.accounts set waited_at = now() - $2::interval where user_id = $1", [
        owner.userId,
        ago,
      ]);
    await waited("29 days 23 hours 59 minutes");
    const refused = await act(owner);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "RECENT_RESET"]);
    await waited("30 days 1 second");
    expect((await act(owner)).statusCode).toBe(200);
  });
});

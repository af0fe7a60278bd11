import { routeTable } from "@heirlock/contract/routes";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { guardedPerson } from "../slices/account/factors/testing.ts";
import { accountJourney, freshEmail, sampleAuthKey, sampleSignUp } from "../slices/account/testing.ts";

const { db, journey } = accountJourney();
/** Addresses with an account, by what there is to know about it. */
const known: Record<string, string> = {};
let asker: string;
beforeAll(async () => {
  const person = async () => {
    const account = sampleSignUp(freshEmail());
    await journey.join(account);
    return account.email;
  };
  known.confirmed = await person();
  known.unconfirmed = freshEmail();
  await journey.post("/api/auth/signup", sampleSignUp(known.unconfirmed));
  known.suspended = await person();
  await db.owner.query("update auth.users set suspended_at = now() where email = $1", [known.suspended]);
  known.guarded = (await guardedPerson(journey, db)).account.email;
  asker = await journey.join(sampleSignUp(freshEmail()));
});

interface Call {
  name: string;
  path: string;
  body: (email: string) => object;
  signedIn?: true;
}
const calls: Call[] = [
  { name: "sign-in", path: "/api/auth/login", body: (email) => ({ email, password: sampleAuthKey() }) },
  { name: "pre-login", path: "/api/auth/pre-login", body: (email) => ({ email }) },
  { name: "sign-up", path: "/api/auth/signup", body: (email) => sampleSignUp(email) },
  { name: "resend", path: "/api/auth/verify-email/resend", body: (email) => ({ email }) },
  { name: "reset", path: "/api/auth/password/forgot", body: (email) => ({ email }) },
  { name: "recovery by e-mail", path: "/api/auth/recovery/start", body: (email) => ({ email, by: "email" }) },
  { name: "recovery by phone", path: "/api/auth/recovery/start", body: (email) => ({ email, by: "phone" }) },
  { name: "e-mail change", path: "/api/auth/email/change", body: (newEmail) => ({ newEmail }), signedIn: true },
];

/**
 * Everything that an answer says, but for what differs between any two: its time, its number, the salt of pre-login, the
 * cookie of who asks for a code.
 */
function saidBy(answer: LightMyRequestResponse) {
  const { date: _, "x-request-id": __, "set-cookie": cookie, ...rest } = answer.headers;
  const headers = { ...rest, cookie: String(cookie).replace(/=[A-Za-z0-9_-]{43};/, "=…;") };
  const body = answer.body.replace(/"salt":"[A-Za-z0-9_-]{22}"/, '"salt":"…"');
  return { status: answer.statusCode, headers, body };
}
const ask = ({ path, body, signedIn }: Call, email: string) =>
  journey.post(path, body(email), signedIn ? { headers: { cookie: asker } } : {});

describe("[SEC-017] status, headers and body do not tell whether an e-mail is known", () => {
  test.each(calls)("$name", async (call) => {
    const unknown = saidBy(await ask(call, freshEmail()));
    expect([200, 401]).toContain(unknown.status);
    for (const [what, email] of Object.entries(known)) {
      expect({ what, ...saidBy(await ask(call, email)) }).toEqual({ what, ...unknown });
    }
  });
});

test("every route that anyone may ask with an e-mail is among them", () => {
  const open = Object.values(routeTable.account).filter(
    (route) => route.access === "anyone" && "body" in route && "email" in route.body.shape,
  );
  // Looking at a code that was sent to a phone names the e-mail too: it is told apart by the code alone.
  const asked = new Set([...calls.map(({ path }) => path), "/api/auth/recovery/look"]);
  expect(open.map(({ path }) => path).filter((path) => !asked.has(path as string))).toEqual([]);
});

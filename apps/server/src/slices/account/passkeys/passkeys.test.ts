import type { InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { accountJourney, cookieOf, freshAddress, freshEmail, sampleSignUp, sampleWrap } from "../testing.ts";
import { forgetPasskeyBundles } from "./forget-passkey-bundles.ts";
import { softwarePasskey } from "./testing.ts";

const at = { origin: "https://heirlock.test", rpId: "heirlock.test" };

const { db, journey } = accountJourney();

async function joined() {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  const send = (method: InjectOptions["method"] & string, url: string, body?: object) =>
    journey.app.inject({ method: method as "PUT", url, headers: { cookie }, ...(body && { body }) });
  const userId: string = (await journey.get("/api/auth/session", cookie)).json().data.userId;
  const list = async () => (await journey.get("/api/auth/passkeys", cookie)).json().data.passkeys;
  async function addPasskey(name = "Phone", passkey = softwarePasskey(at, userId)) {
    const { data } = (await send("POST", "/api/auth/passkeys/options")).json();
    const body = { challengeId: data.challengeId, response: passkey.register(data), name };
    const answer = await send("POST", "/api/auth/passkeys", body);
    return { passkey, answer, body, id: answer.json().data?.id as string };
  }
  return { account, cookie, userId, send, list, addPasskey };
}

async function signInOptions() {
  return (await journey.post("/api/auth/passkeys/sign-in/options")).json().data;
}
const signIn = (body: object) => journey.post("/api/auth/passkeys/sign-in", body);

async function auditOf(userId: string, type: string) {
  const { rows } = await db.owner.query(
    "select body::json -> 'data' as data from audit.entries where estate_id = $1 and body::json ->> 'type' = $2 order by seq",
    [userId, type],
  );
  return rows.map(({ data }) => data);
}

describe("a new passkey", () => {
  test("[ACC-062] is discoverable, verified by the device and bound to our address", async () => {
    const { account, send, list, addPasskey, userId } = await joined();
    const { data } = (await send("POST", "/api/auth/passkeys/options")).json();
    expect(data.options).toMatchObject({
      rp: { id: at.rpId, name: "Heirlock" },
      user: { name: account.email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      extensions: { prf: {} },
    });
    const { id, passkey } = await addPasskey("Nadia's phone");
    expect(await list()).toEqual([
      {
        id,
        credentialId: passkey.id,
        name: "Nadia's phone",
        createdAt: expect.any(String),
        lastUsedAt: null,
        backedUp: false,
        opensVault: false,
      },
    ]);
    expect(await auditOf(userId, "account.passkey_added")).toMatchObject([{ passkey: id }]);
    await journey.lettersSent();
    expect((await journey.mailsTo(account.email)).length).toBeGreaterThan(1);
  });

  test("is refused when its challenge was used, another's, or answered from elsewhere", async () => {
    const [mine, other] = [await joined(), await joined()];
    const { body } = await mine.addPasskey();
    const again = await mine.send("POST", "/api/auth/passkeys", body);
    expect(again.json().code).toBe("INVALID_PASSKEY");

    const asked = async () => (await mine.send("POST", "/api/auth/passkeys/options")).json().data;
    const passkey = softwarePasskey(at, mine.userId);
    const theirs = await asked();
    const stolen = { challengeId: theirs.challengeId, response: passkey.register(theirs), name: "x" };
    expect((await other.send("POST", "/api/auth/passkeys", stolen)).json().code).toBe("INVALID_PASSKEY");
    for (const fault of [{ origin: "https://heirl0ck.test" }, { rpId: "test" }, { unverified: true }]) {
      const options = await asked();
      const response = passkey.register(options, fault);
      const answer = await mine.send("POST", "/api/auth/passkeys", {
        challengeId: options.challengeId,
        response,
        name: "x",
      });
      expect(answer.json().code, JSON.stringify(fault)).toBe("INVALID_PASSKEY");
    }
    const old = await asked();
    await db.owner.query("update auth.passkey_challenges set expires_at = now() where id = $1", [old.challengeId]);
    const late = { challengeId: old.challengeId, response: passkey.register(old), name: "x" };
    expect((await mine.send("POST", "/api/auth/passkeys", late)).json().code).toBe("INVALID_PASSKEY");
    expect(await mine.list()).toHaveLength(1);
  });

  test("belongs to one person: an authenticator that is registered is not registered again", async () => {
    const [mine, other] = [await joined(), await joined()];
    const { passkey } = await mine.addPasskey();
    const { answer } = await other.addPasskey("Copy", passkey);
    expect(answer.json().code).toBe("INVALID_PASSKEY");
  });

  test("is the tenth at most, also of two added at once", async () => {
    const { send, list, userId } = await joined();
    await db.owner.query(
      `insert into auth.passkeys (user_id, credential_id, public_key, counter, name, backed_up)
       select $1::uuid, 'made-' || n || $1::text, '', 0, 'Key', false from generate_series(1, 9) n`,
      [userId],
    );
    const asked = await Promise.all(
      [1, 2].map(async () => (await send("POST", "/api/auth/passkeys/options")).json().data),
    );
    const answers = await Promise.all(
      asked.map((options) =>
        send("POST", "/api/auth/passkeys", {
          challengeId: options.challengeId,
          response: softwarePasskey(at, userId).register(options),
          name: "Key",
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await list()).toHaveLength(10);
    const refused = await send("POST", "/api/auth/passkeys/options");
    expect(refused.json()).toMatchObject({ code: "CAP_REACHED", used: 10, max: 10 });
  });

  test("wants a fresh proof; renaming does not", async () => {
    const { send, addPasskey, userId } = await joined();
    const { id } = await addPasskey();
    await db.owner.query("update auth.sessions set last_proof_at = null where user_id = $1", [userId]);
    expect((await send("POST", "/api/auth/passkeys/options")).json().code).toBe("REAUTH_REQUIRED");
    expect((await send("DELETE", `/api/auth/passkeys/${id}`)).json().code).toBe("REAUTH_REQUIRED");
    expect((await send("DELETE", "/api/auth/keys/ways/passkey")).json().code).toBe("REAUTH_REQUIRED");
    const bundle = `hlb1.passkey.${sampleWrap()}`;
    const put = await send("PUT", `/api/auth/passkeys/${id}/bundle`, { bundle, version: 1 });
    expect(put.json().code).toBe("REAUTH_REQUIRED");
    expect((await send("PATCH", `/api/auth/passkeys/${id}`, { name: "Tablet" })).statusCode).toBe(200);
  });
});

describe("sign-in with a passkey", () => {
  test("[ACC-062] starts a session for its owner, and counts for both factors", async () => {
    const { account, addPasskey, userId, list } = await joined();
    const { passkey } = await addPasskey();
    const asked = await signInOptions();
    expect(asked.options.allowCredentials ?? []).toEqual([]);
    expect(asked.options).toMatchObject({
      rpId: at.rpId,
      userVerification: "required",
      extensions: { prf: { eval: { first: Buffer.from("heirlock/1 passkey-prf").toString("base64url") } } },
    });
    const answer = await signIn({ challengeId: asked.challengeId, response: passkey.answer(asked) });
    expect(answer.json()).toEqual({
      success: true,
      data: { userId, email: account.email, expiresAt: expect.any(String), opensVault: false },
    });
    const session = await journey.get("/api/auth/session", cookieOf(answer));
    expect(session.json().data).toMatchObject({ authenticated: true, userId });
    const { rows } = await db.owner.query(
      "select started_by from auth.sessions where user_id = $1 order by created_at desc limit 1",
      [userId],
    );
    expect(rows[0].started_by).toBe("passkey");
    expect((await auditOf(userId, "account.signed_in")).at(-1)).toMatchObject({ by: "passkey" });
    expect((await list())[0].lastUsedAt).not.toBeNull();
  });

  test("the options say nothing about who has a passkey", async () => {
    const [one, two] = [await signInOptions(), await signInOptions()];
    const { challenge: first, ...others } = one.options;
    const { challenge: second, ...same } = two.options;
    expect(first).not.toBe(second);
    expect(others).toEqual(same);
  });

  test("takes each challenge once, and no answer that is wrong in any part", async () => {
    const { addPasskey } = await joined();
    const other = await joined();
    const { passkey } = await addPasskey();
    const asked = await signInOptions();
    const right = { challengeId: asked.challengeId, response: passkey.answer(asked) };
    expect((await signIn(right)).statusCode).toBe(200);
    expect((await signIn(right)).json().code).toBe("INVALID_PASSKEY");

    const faults = [
      { origin: "https://heirl0ck.test" },
      { rpId: "test" },
      { unverified: true },
      { counter: 1 },
      { counter: 0 },
      { userHandle: null },
      { userHandle: Buffer.from(other.userId).toString("base64url") },
    ];
    for (const fault of faults) {
      const options = await signInOptions();
      const refused = await signIn({ challengeId: options.challengeId, response: passkey.answer(options, fault) });
      expect(refused.json().code, JSON.stringify(fault)).toBe("INVALID_PASSKEY");
      expect(refused.cookies).toEqual([]);
    }
    const [mine, another] = [await signInOptions(), await signInOptions()];
    const crossed = await signIn({ challengeId: mine.challengeId, response: passkey.answer(another) });
    expect(crossed.json().code).toBe("INVALID_PASSKEY");
    const unknown = await signInOptions();
    const stranger = softwarePasskey(at, other.userId).answer(unknown);
    expect((await signIn({ challengeId: unknown.challengeId, response: stranger })).json().code).toBe(
      "INVALID_PASSKEY",
    );
    const forged = await signInOptions();
    const tampered = passkey.answer(forged);
    tampered.response.signature = softwarePasskey(at, other.userId).answer(forged).response.signature;
    expect((await signIn({ challengeId: forged.challengeId, response: tampered })).json().code).toBe("INVALID_PASSKEY");
  });

  test("a challenge of one purpose does not serve another", async () => {
    const { addPasskey, send } = await joined();
    const { passkey } = await addPasskey();
    const { data } = (await send("POST", "/api/auth/passkeys/proof/options")).json();
    expect(data.options.allowCredentials).toEqual([{ id: passkey.id, transports: ["internal"], type: "public-key" }]);
    const answer = await signIn({ challengeId: data.challengeId, response: passkey.answer(data) });
    expect(answer.json().code).toBe("INVALID_PASSKEY");
  });

  test("tells only the owner that the account is suspended or unconfirmed", async () => {
    const { addPasskey, userId } = await joined();
    const { passkey } = await addPasskey();
    const attempt = async () => {
      const asked = await signInOptions();
      return (await signIn({ challengeId: asked.challengeId, response: passkey.answer(asked) })).json().code;
    };
    await db.owner.query("update auth.users set suspended_at = now() where id = $1", [userId]);
    expect(await attempt()).toBe("ACCOUNT_SUSPENDED");
    await db.owner.query("update auth.users set suspended_at = null, email_verified = false where id = $1", [userId]);
    expect(await attempt()).toBe("EMAIL_NOT_VERIFIED");
  });

  test("is limited by address", async () => {
    const remoteAddress = freshAddress();
    let last = 0;
    for (let tried = 0; tried < 61; tried++)
      last = (await journey.post("/api/auth/passkeys/sign-in/options", undefined, { remoteAddress })).statusCode;
    expect(last).toBe(429);
  });
});

test("[KEY-009] the result of an extension is refused at the door: PRF output never gets to the server", async () => {
  const { addPasskey, send } = await joined();
  const { passkey } = await addPasskey();
  const prf = { results: { first: Buffer.alloc(32, 7).toString("base64url") } };
  const asked = await signInOptions();
  const response = { ...passkey.answer(asked), clientExtensionResults: { prf } };
  const answer = await signIn({ challengeId: asked.challengeId, response });
  expect(answer.json().code).toBe("VALIDATION_ERROR");
  expect(answer.body).not.toContain(prf.results.first);
  const { data } = (await send("POST", "/api/auth/passkeys/options")).json();
  const registration = { ...passkey.register(data), clientExtensionResults: { prf } };
  const added = await send("POST", "/api/auth/passkeys", {
    challengeId: data.challengeId,
    response: registration,
    name: "x",
  });
  expect(added.json().code).toBe("VALIDATION_ERROR");
});

describe("[KEY-009] the way into the vault", () => {
  const bundle = `hlb1.passkey.${sampleWrap()}`;

  test("is a third one beside password and kit, for the keys it was made from", async () => {
    const { account, addPasskey, send, list, cookie, userId } = await joined();
    const { id, passkey } = await addPasskey();
    const path = `/api/auth/passkeys/${id}/bundle`;
    expect((await send("PUT", path, { bundle, version: 2 })).json().code).toBe("UPDATE_ERROR");
    expect((await send("PUT", path, { bundle: account.bundleByKit, version: 1 })).statusCode).toBe(400);
    expect((await send("PUT", path, { bundle, version: 1 })).statusCode).toBe(200);
    const keys = (await journey.get("/api/auth/keys", cookie)).json().data;
    expect(keys).toMatchObject({
      bundleByPassword: account.bundleByPassword,
      bundleByKit: account.bundleByKit,
      passkeys: [{ credentialId: passkey.id, bundle }],
      version: 1,
    });
    expect((await list())[0].opensVault).toBe(true);
    const asked = await signInOptions();
    const signedIn = await signIn({ challengeId: asked.challengeId, response: passkey.answer(asked) });
    expect(signedIn.json().data.opensVault).toBe(true);
    expect(await auditOf(userId, "account.passkey_opens_vault")).toMatchObject([{ passkey: id, opens: true }]);

    expect((await send("PUT", path, { bundle: null, version: 1 })).statusCode).toBe(200);
    expect((await journey.get("/api/auth/keys", cookie)).json().data.passkeys).toEqual([]);
  });

  test("is never the only one: password and kit cannot be removed", async () => {
    const { account, addPasskey, send, cookie } = await joined();
    const { id } = await addPasskey();
    await send("PUT", `/api/auth/passkeys/${id}/bundle`, { bundle, version: 1 });
    for (const way of ["password", "kit"]) {
      const refused = await send("DELETE", `/api/auth/keys/ways/${way}`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, "WAY_NEEDED"]);
    }
    expect((await send("DELETE", "/api/auth/keys/ways/passkey")).statusCode).toBe(200);
    const { bundleByPassword, bundleByKit } = account;
    const keys = (await journey.get("/api/auth/keys", cookie)).json().data;
    expect(keys).toMatchObject({ bundleByPassword, bundleByKit, passkeys: [] });
  });

  test("goes with the passkey, and with new keys", async () => {
    const { addPasskey, send, list, cookie, userId } = await joined();
    const [phone, tablet] = [await addPasskey("Phone"), await addPasskey("Tablet")];
    for (const { id } of [phone, tablet]) await send("PUT", `/api/auth/passkeys/${id}/bundle`, { bundle, version: 1 });
    expect((await send("DELETE", `/api/auth/passkeys/${phone.id}`)).statusCode).toBe(200);
    expect((await journey.get("/api/auth/keys", cookie)).json().data.passkeys).toHaveLength(1);
    const asked = await signInOptions();
    const gone = await signIn({ challengeId: asked.challengeId, response: phone.passkey.answer(asked) });
    expect(gone.json().code).toBe("INVALID_PASSKEY");

    await inSystemTransaction(journey.pools.auth, (tx) => forgetPasskeyBundles(tx, userId as never));
    expect(await list()).toMatchObject([{ id: tablet.id, opensVault: false }]);
  });

  test("needs keys, and nobody touches a passkey of another", async () => {
    const [mine, other] = [await joined(), await joined()];
    const { id } = await mine.addPasskey();
    const path = `/api/auth/passkeys/${id}`;
    expect((await other.send("PUT", `${path}/bundle`, { bundle, version: 1 })).json().code).toBe("NOT_FOUND");
    expect((await other.send("PATCH", path, { name: "Mine now" })).json().code).toBe("NOT_FOUND");
    expect((await other.send("DELETE", path)).json().code).toBe("NOT_FOUND");
    expect((await other.send("POST", "/api/auth/passkeys/proof/options")).json().code).toBe("NOT_FOUND");
    await db.owner.query("delete from auth.account_keys where user_id = $1", [mine.userId]);
    expect((await mine.send("PUT", `${path}/bundle`, { bundle, version: 1 })).json().code).toBe("NO_KEYS");
  });
});

import { standardKdf } from "@heirlock/contract/account/fields";
import { given } from "@heirlock/db/testing/given";
import { beforeAll, expect, test } from "vitest";
import { signedInAs, testServer } from "../kernel/testing.ts";
import { slices } from "../slices.ts";
import { allRoutes, fingerprint, sampleRequest } from "./testing.ts";

const { db, server } = testServer({ slices });
let cookie: string;
beforeAll(async () => {
  cookie = signedInAs(await given(db).session(await given(db).holder())).cookie;
});

/** The routes that store how a password is derived; the client refuses to use such parameters in its own tests. */
const storing = allRoutes.filter(({ route }) => route.body && "kdf" in route.body.shape);
const weaker: [string, object][] = [
  ["less memory", { ...standardKdf, memoryKiB: standardKdf.memoryKiB - 1 }],
  ["fewer passes", { ...standardKdf, passes: standardKdf.passes - 1 }],
  ["more lanes", { ...standardKdf, parallelism: 4 }],
  ["another algorithm", { ...standardKdf, algorithm: "argon2i" }],
  ["PBKDF2", { algorithm: "pbkdf2", iterations: 1000 }],
  ["a parameter more", { ...standardKdf, memoryLimit: 8 }],
  ["none at all", {}],
];

test("sign-up, change and reset are among them", () => {
  expect(storing.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["account.signUp", "account.changePassword", "account.resetPassword"]),
  );
});

test.each(storing)("[KEY-002] $name stores no derivation but the standard one, nor a short salt", async ({ route }) => {
  const before = await fingerprint(db);
  const { method, url, payload } = sampleRequest(route);
  const send = (change: object) =>
    server.app.inject({ method, url, headers: { cookie }, payload: { ...payload, ...change } });
  for (const [what, kdf] of weaker) {
    const answer = await send({ kdf });
    expect([what, answer.statusCode, answer.json().code]).toEqual([what, 400, "VALIDATION_ERROR"]);
  }
  const salt = "newSalt" in (payload ?? {}) ? "newSalt" : "salt";
  for (const bytes of [0, 8, 15]) {
    const answer = await send({ [salt]: Buffer.alloc(bytes, 7).toString("base64url") });
    expect([bytes, answer.statusCode, answer.json().code]).toEqual([bytes, 400, "VALIDATION_ERROR"]);
  }
  expect(await fingerprint(db)).toEqual(before);
});

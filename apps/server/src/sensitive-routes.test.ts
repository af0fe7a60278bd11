import { randomUUID } from "node:crypto";
import type { RouteDefinition } from "@heirlock/contract/route";
import { routeTable } from "@heirlock/contract/routes";
import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { signedInAs, testServer } from "./kernel/testing.ts";
import { sampleOf } from "./sample-request.ts";
import { slices } from "./slices.ts";

/**
 * The sensitive actions of D10, written by hand from the decision: a route that loses its mark is still tried here. What
 * D10 names and has no route yet (publishing a will, distribution, release, plan, admin) joins with its slice.
 */
const sensitiveRoutes = [
  // Change of password, keys and the ways that open them.
  "POST /api/auth/password/change",
  "POST /api/auth/keys/rewrap",
  "DELETE /api/auth/keys/ways/:way",
  // Change of email.
  "POST /api/auth/email/change",
  // Change of two-factor, passkeys among them.
  "POST /api/auth/two-factor/setup",
  "POST /api/auth/two-factor/enable",
  "POST /api/auth/two-factor/disable",
  "POST /api/auth/two-factor/backup-codes/regenerate",
  "POST /api/auth/passkeys/options",
  "POST /api/auth/passkeys",
  "DELETE /api/auth/passkeys/:id",
  "PUT /api/auth/passkeys/:id/bundle",
  // Change of recovery means.
  "PATCH /api/auth/recovery/email",
  "PUT /api/auth/recovery/phone",
  "POST /api/auth/recovery/phone/verify",
  "PATCH /api/auth/recovery/questions",
  // Change of trusted devices, and of the sessions on them.
  "POST /api/auth/trusted-devices/:id/revoke",
  "POST /api/auth/sessions/:id/revoke",
  "POST /api/auth/sessions/revoke-others",
  // Revealing, downloading or exporting vault content; what deletes it asks as well.
  "POST /api/vault/:id/reveal",
  "POST /api/vault/:id/versions/:revision/reveal",
  "GET /api/vault/files/:id/url",
  "GET /api/vault/files/:id",
  "POST /api/member/assigned-vault/:id/reveal",
  "GET /api/member/assigned-vault/:id/file-url",
  "GET /api/member/assigned-vault/:id/file",
  "DELETE /api/vault/:id",
  "POST /api/vault/:id/restore",
  "POST /api/vault/:id/purge",
  // Going on with another plan than the one that a device knows.
  "POST /api/plan/go-on",
  // Answering what was signed since an objection.
  "POST /api/members/plan-take-back",
  // Generating a will key, and printing a key card.
  "POST /api/members/:id/will-key/generate",
  "POST /api/members/:id/card/printed",
  // Ending a confirmed membership, from either side and also by deleting the member.
  "POST /api/members/:id/revoke",
  "DELETE /api/members/:id",
  "POST /api/member/relationships/:id/revoke",
  // Publishing a will, putting it away and deleting it.
  "POST /api/wills/:id/versions/:number/publish",
  "POST /api/wills/:id/archive",
  "DELETE /api/wills/:id",
  // Account export and deletion.
  "POST /api/user/export",
  "GET /api/user/export/:id",
  "DELETE /api/user/account",
];

const routes = Object.values(routeTable as Record<string, Record<string, RouteDefinition>>).flatMap((slice) =>
  Object.values(slice),
);
const nameOf = ({ method, path }: RouteDefinition) => `${method} ${path}`;
const sensitive = sensitiveRoutes.map((name) => ({ name, route: routes.find((route) => nameOf(route) === name)! }));

const { db, server } = testServer({ slices });

async function codeOf({ method, path, params, body }: RouteDefinition, session: { token: string }) {
  const inPath = (params ? sampleOf(params, randomUUID()) : {}) as Record<string, string>;
  const answer = await server.app.inject({
    method,
    url: path.replace(/:([A-Za-z]+)/g, (_, name: string) => inPath[name]!),
    headers: signedInAs(session),
    remoteAddress: "10.9.8.7",
    ...(body ? { payload: sampleOf(body, randomUUID()) as object } : {}),
  });
  return answer.headers["content-type"]?.toString().includes("json") ? answer.json().code : undefined;
}

test("[SEC-011] the marked routes are exactly those of D10, and none of them is open to anyone", () => {
  const marked = routes.filter((route) => route.sensitive);
  expect(marked.map(nameOf).toSorted()).toEqual(sensitiveRoutes.toSorted());
  expect(marked.filter(({ access }) => access === "anyone")).toEqual([]);
});

describe("[SEC-011] [SEC-043] a proof of more than fifteen minutes ago", () => {
  test.each(sensitive)("is none for $name, in spite of activity", async ({ route }) => {
    const noor = await given(db).holder();
    const session = await given(db).session(noor, { provenAgo: "15 minutes 1 second", activeAgo: "10 seconds" });
    expect(await codeOf(route, session)).toBe("REAUTH_REQUIRED");
    await db.owner.query("update auth.sessions set last_proof_at = now() - interval '14 minutes' where id = $1", [
      session.id,
    ]);
    expect(await codeOf(route, session)).not.toBe("REAUTH_REQUIRED");
  });
});

describe("[SEC-011] [ACC-061] a pause of more than five minutes", () => {
  test.each(sensitive)("asks for a proof before $name, and a proof lets it through", async ({ route }) => {
    const noor = await given(db).holder();
    const session = await given(db).session(noor, { activeAgo: "5 minutes 1 second" });
    expect(await codeOf(route, session)).toBe("REAUTH_REQUIRED");
    // Being refused is no proof, nor is trying again.
    expect(await codeOf(route, session)).toBe("REAUTH_REQUIRED");
    await db.owner.query("update auth.sessions set last_proof_at = now(), last_activity_at = now() where id = $1", [
      session.id,
    ]);
    expect(await codeOf(route, session)).not.toBe("REAUTH_REQUIRED");
  });

  test.each(sensitive)("of less lets $name through", async ({ route }) => {
    const session = await given(db).session(await given(db).holder(), { activeAgo: "4 minutes" });
    expect(await codeOf(route, session)).not.toBe("REAUTH_REQUIRED");
  });
});

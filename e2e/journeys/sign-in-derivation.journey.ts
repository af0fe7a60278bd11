import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { nadia, sharedSession } from "../harness/people.ts";

/** What the sign-in page makes of a password, seen from outside: with the published vector, in its one request. */

const { password: vector } = JSON.parse(
  readFileSync(new URL("../../packages/crypto/src/vectors.json", import.meta.url), "utf8"),
);
const base64url = (hex: string) => Buffer.from(hex, "hex").toString("base64url");

/** The server's two answers are given here, so that salt and parameters are the vector's. */
async function signInWith(page: Page, asked: { salt: string; kdf: object }): Promise<string[]> {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.route("**/api/auth/pre-login", (route) => route.fulfill({ json: { success: true, data: asked } }));
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ status: 401, json: { success: false, error: "no", code: "INVALID_CREDENTIALS" } }),
  );
  await page.goto("/auth/login");
  await page.getByLabel("Email", { exact: true }).fill("vector@example.test");
  await page.getByLabel("Password", { exact: true }).fill(vector.typed);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  return sent;
}

test("[KEY-001] [KEY-005] signing in posts the auth key of the vector, and nothing else made of the password", async ({
  page,
}) => {
  const sent = await signInWith(page, { salt: base64url(vector.salt), kdf: vector.kdf });
  const logins = sent.filter((request) => request.includes("/api/auth/login"));
  expect(logins).toHaveLength(1);
  expect(JSON.parse(logins[0]!.slice(logins[0]!.indexOf("{")))).toEqual({
    email: "vector@example.test",
    password: base64url(vector.authKey),
  });
  const all = sent.join("\n");
  for (const secret of [vector.master, vector.kek, vector.nfkcUtf8])
    for (const form of [secret, base64url(secret), Buffer.from(secret, "hex").toString("base64")])
      expect(all).not.toContain(form);
  expect(all).not.toContain(vector.typed);
});

for (const [what, weaker] of Object.entries({
  memory: { kdf: { ...vector.kdf, memoryKiB: 32_768 } },
  passes: { kdf: { ...vector.kdf, passes: 2 } },
  algorithm: { kdf: { ...vector.kdf, algorithm: "argon2i" } },
  salt: { salt: base64url(vector.salt.slice(0, 16)) },
}))
  test(`[KEY-002] a server that asks for a weaker derivation (${what}) gets nothing`, async ({ page }) => {
    const sent = await signInWith(page, { salt: base64url(vector.salt), kdf: vector.kdf, ...weaker });
    expect(sent.filter((request) => request.includes("/api/auth/login"))).toEqual([]);
    expect(sent.join("\n")).not.toContain(base64url(vector.authKey));
    await expect(page.getByRole("alert")).toContainText("We stopped the sign-in to protect you");
  });

test("[KEY-028] the key worker is not started by pages that need no key", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    storageState: await sharedSession(baseURL!, nadia),
  });
  const workers: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("keys-worker")) workers.push(request.url());
  });
  const page = await context.newPage();
  for (const path of [
    "/",
    "/pricing",
    "/help",
    "/dashboard/will-holder",
    "/dashboard/will-holder/assets",
    "/settings",
  ]) {
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  expect(workers).toEqual([]);
  await context.close();
});

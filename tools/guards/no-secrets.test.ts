import { expect, test } from "vitest";
import { noSecrets } from "./no-secrets.ts";

const letters = (count: number) => "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA".repeat(4).slice(0, count);
const found = (text: string) => noSecrets.check([{ path: "apps/server/src/some.ts", text }]).map(({ what }) => what);

test.each([
  ["a private key", "-----BEGIN PRIVATE KEY-----\nMIIE"],
  ["a private key", "-----BEGIN OPENSSH PRIVATE KEY-----"],
  ["an age identity", `AGE-SECRET-KEY-1${letters(58).toUpperCase()}`],
  ["an access key of AWS", `key: "AKIA${letters(16).toUpperCase()}"`],
  ["a token of GitHub", `ghp_${letters(36)}`],
  ["a token of GitLab", `glpat-${letters(20)}`],
  ["a token of a package registry", `npm_${letters(36)}`],
  ["a token of Slack", `xoxb-${letters(20)}`],
  ["a key of Stripe", `sk_live_${letters(24)}`],
  ["a key of Google", `AIza${letters(35)}`],
  ["a key of SendGrid", `SG.${letters(22)}.${letters(43)}`],
  ["a signed token (JWT)", `eyJ${letters(20)}.eyJ${letters(20)}.${letters(43)}`],
  ["a password in an address", `postgres://owner:${letters(16)}@db.internal/heirlock`],
])("finds %s and does not repeat it", (what, text) => {
  expect(found(`first line\nconst x = \`${text}\`;`)).toEqual([`looks like ${what}`]);
  expect(JSON.stringify(found(text))).not.toContain(letters(16));
});

test("settings of tests and made-up addresses are no secrets", () => {
  expect(found('DATABASE_URL: "postgresql://owner:pass-word-of-owner@db.example/heirlock"')).toEqual([]);
  expect(found('HEIRLOCK_SECRET: "a secret that has more than thirty-two bytes"')).toEqual([]);
});

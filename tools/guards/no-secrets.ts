import type { SourceFile } from "../source/files.ts";
import type { Finding, Guard } from "./guard.ts";

/** What a secret looks like that somebody may not want to have published. Shapes of the services themselves. */
const shapes: { pattern: RegExp; what: string }[] = [
  { pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g, what: "a private key" },
  { pattern: /\bAGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]{50,}/g, what: "an age identity" },
  { pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g, what: "an access key of AWS" },
  { pattern: /\bgh[pousr]_[0-9A-Za-z]{36,}\b|\bgithub_pat_[0-9A-Za-z_]{60,}/g, what: "a token of GitHub" },
  { pattern: /\bglpat-[0-9A-Za-z_-]{20,}/g, what: "a token of GitLab" },
  { pattern: /\bnpm_[0-9A-Za-z]{36}\b|_authToken\s*=\s*[0-9A-Za-z-]{8,}/g, what: "a token of a package registry" },
  { pattern: /\bxox[abprs]-[0-9A-Za-z-]{10,}/g, what: "a token of Slack" },
  { pattern: /\b[rs]k_live_[0-9A-Za-z]{16,}|\bwhsec_[0-9A-Za-z]{24,}/g, what: "a key of Stripe" },
  { pattern: /\bAIza[0-9A-Za-z_-]{35}\b/g, what: "a key of Google" },
  { pattern: /\bSG\.[0-9A-Za-z_-]{20,}\.[0-9A-Za-z_-]{20,}/g, what: "a key of SendGrid" },
  { pattern: /\beyJ[0-9A-Za-z_-]{15,}\.eyJ[0-9A-Za-z_-]{15,}\.[0-9A-Za-z_-]{20,}/g, what: "a signed token (JWT)" },
  {
    pattern:
      /\b(?:postgres(?:ql)?|mysql|redis|amqps?|smtps?):\/\/[^\s:@/'"`$]+:([^\s@/'"`$]{12,})@(?!\S*(?:example|test|localhost|127\.0\.0\.1))/g,
    what: "a password in an address",
  },
];

/** Secrets that are public on purpose: vectors, which a second implementation must be able to open. By file. */
const published: readonly string[] = ["docs/formats.md", "packages/crypto/src/vectors.json"];

const isLookedAt = ({ path }: SourceFile) =>
  !/^tools\/guards\/no-secrets(\.test)?\.ts$/.test(path) && !published.includes(path);

/** Nothing that is tracked looks like a secret of a real service. History is not read: what was ever pushed is burnt. */
export const noSecrets: Guard = {
  name: "no secrets",
  check: (files) => files.filter(isLookedAt).flatMap(checkFile),
};

function checkFile({ path, text }: SourceFile): Finding[] {
  return shapes.flatMap(({ pattern, what }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      path,
      line: text.slice(0, index).split("\n").length,
      // Never the value: the log of a check is read by more people than the file.
      what: `looks like ${what}`,
    })),
  );
}

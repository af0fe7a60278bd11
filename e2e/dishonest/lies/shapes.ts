import type { Estate } from "../estate.ts";
import { about, answering, type Endpoint, type Lie, type Reply, type Rewriting, type Subject } from "../lie.ts";

/** Answers that are none: other types, empty, far too long, in the wrong words, or with something for the browser to run. */

export interface Looked {
  /** As a person would name the page. */
  page: string;
  at: (estate: Estate) => string;
  act?: NonNullable<Lie["act"]>;
  endpoint: Endpoint;
}

const holder = "/dashboard/will-holder";
const pages: readonly Looked[] = [
  { page: "the dashboard", at: () => holder, endpoint: "GET /api/assets" },
  { page: "the list of assets", at: () => `${holder}/assets`, endpoint: "GET /api/assets" },
  { page: "the vault", at: () => `${holder}/vault`, endpoint: "GET /api/vault" },
  { page: "an entry", at: ({ entries }) => `${holder}/vault/${entries.well}`, endpoint: "GET /api/vault/:id/versions" },
  { page: "the bin", at: () => `${holder}/vault/removed`, endpoint: "GET /api/vault" },
  { page: "the members", at: () => `${holder}/members`, endpoint: "GET /api/members" },
  { page: "the keys of all members", at: () => `${holder}/members`, endpoint: "GET /api/members/keys" },
  { page: "what waits for the vault", at: () => `${holder}/members`, endpoint: "GET /api/members/envelope-queue" },
  { page: "a member", at: ({ yara }) => `${holder}/members/${yara}`, endpoint: "GET /api/members/:id" },
  { page: "who can see what", at: () => `${holder}/members/access`, endpoint: "GET /api/members/access" },
  {
    page: "a member's eyes",
    at: ({ yara }) => `${holder}/members/${yara}/preview`,
    endpoint: "GET /api/members/:id/preview",
  },
  { page: "the words", at: ({ yara }) => `${holder}/members/${yara}/compare`, endpoint: "GET /api/members/:id/keys" },
  { page: "the key card", at: ({ omar }) => `${holder}/members/${omar}/card`, endpoint: "GET /api/members/:id/keys" },
  { page: "the changes to the plan", at: () => `${holder}/plan-changes`, endpoint: "GET /api/plan" },
  { page: "the tables of the plan", at: () => `${holder}/plan-changes`, endpoint: "GET /api/members/plan-tables" },
  { page: "the own keys", at: () => `${holder}/plan-changes`, endpoint: "GET /api/auth/keys" },
  { page: "the security page", at: () => "/settings/security", endpoint: "GET /api/auth/security-score" },
  { page: "the profile", at: () => "/settings/profile", endpoint: "GET /api/auth/user-profile" },
];

const json = { "content-type": "application/json" };
const ok = (data: unknown): Partial<Reply> => ({ status: 200, headers: json, body: { success: true, data } });
const kinds: readonly { name: string; reply: Partial<Reply> }[] = [
  { name: "nothing where data should be", reply: ok(null) },
  { name: "a text where data should be", reply: ok("<script>alert(1)</script>") },
  { name: "a list where something else should be", reply: ok([[], null, 7]) },
  {
    name: "a success with an error's status",
    reply: { status: 500, headers: json, body: { success: true, data: {} } },
  },
  {
    name: "an error with a success's status",
    reply: { status: 200, headers: json, body: { success: false, error: "no", code: "NOT_FOUND" } },
  },
  {
    name: "an error that nobody knows",
    reply: { status: 418, headers: json, body: { success: false, error: "<b>no</b>", code: "__proto__" } },
  },
  {
    name: "a page in place of data",
    reply: { status: 200, headers: { "content-type": "text/html" }, body: "<script>alert(1)</script>" },
  },
  {
    name: "a way to another site",
    reply: { status: 302, headers: { ...json, location: "https://evil.example/" }, body: "{}" },
  },
];

/** Every page is told some of them, and every one of them is told to some pages: not each to each. */
export const tellNoAnswers = ({ page, endpoint, ...looked }: Looked, place: number): Lie[] =>
  kinds
    .filter((_, kind) => (place + kind) % 4 === 0 || kind === 0)
    .map(({ name, reply }) => ({
      ...looked,
      name: `${name}: ${page}`,
      tells: [answering(endpoint, reply)],
      givesUp: true,
    }));
const lies: Lie[] = pages.flatMap((looked, place) => tellNoAnswers(looked, place));

/** Names that would like to be more than text. */
export const wildNames: readonly { what: string; name: string }[] = [
  { what: "a script", name: "<script>alert(1)</script>" },
  { what: "a picture that runs", name: `<img src=x onerror="alert(1)">` },
  { what: "a link that runs", name: "javascript:alert(1)" },
  { what: "an override of the direction", name: "\u202Eyruohk arAY\u2066" },
  { what: "a name of the language itself", name: "__proto__" },
  { what: "a placeholder of the texts", name: "{{name}} $t(confirm.yes) %s" },
  { what: "nothing", name: "" },
  { what: "a million letters", name: "A".repeat(1_000_000) },
];
const renamed = (name: string): Rewriting =>
  about("GET /api/members", (data) => {
    for (const one of data) one.first_name = name;
  });
const named: Lie[] = wildNames.map(({ what, name }) => ({
  ...{ name: `a member's name is ${what}`, at: () => `${holder}/members`, tells: [renamed(name)] },
}));

export const shapeLies: Subject = { title: "answers that are none", side: "holder", lies: [...lies, ...named] };

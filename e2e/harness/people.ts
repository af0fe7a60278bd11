import { randomUUID } from "node:crypto";
import { deriveFromPassword } from "@heirlock/crypto/password";
import { type KitForms, writeRecoveryKey } from "@heirlock/crypto/recovery-key";
import { DemoClient } from "@heirlock/tools/demo/client";
import * as demo from "@heirlock/tools/demo/people";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { fromOwnAddress } from "./addresses.ts";
import { linkInMail } from "./mails.ts";

export type Person = { email: string; password: string; firstName: string; lastName: string };

/** The people of every demo, printed at its start: a holder with a lived-in estate, and a member of it. */
export const nadia: Person = { ...demo.nadia, password: demo.demoPassword };
export const samir: Person = { ...demo.samir, password: demo.demoPassword };
export const amal: Person = { ...demo.amal, password: demo.demoPassword };

/** A person whom nobody knows yet. */
export function stranger(): Person {
  const email = `${randomUUID().slice(0, 13)}@journeys.heirlock.test`;
  return { email, password: "Quiet-Harbour-5173!", firstName: "Amal", lastName: "Rivière" };
}

/** A holder with an empty estate of their own, so that a journey may change everything. */
export async function freshHolder(url: string): Promise<Person & { client: DemoClient; kit: KitForms }> {
  const person = stranger();
  const client = newClient(url);
  const recoveryKey = await client.signUp(person, person.password, salt);
  const link = await linkInMail(url, person.email, "/auth/verify-email");
  await client.call("POST", "/api/auth/verify-email", { token: link.split("#")[1] });
  await client.signIn(person.email, person.password);
  return { ...person, client, kit: writeRecoveryKey(recoveryKey) };
}

// Strangers of one worker share a password; with the salt in common, its key of a second's work is made once.
const salt = crypto.getRandomValues(new Uint8Array(16));
const made = new Map<string, ReturnType<typeof deriveFromPassword>>();

const deriveOnce: typeof deriveFromPassword = async (password, of, kdf) => {
  const what = JSON.stringify([password, Buffer.from(of).toString("hex"), kdf]);
  const making = made.get(what) ?? deriveFromPassword(password, of, kdf);
  made.set(what, making);
  const { authKey, kek } = await making;
  return { authKey: authKey.slice(), kek: kek.slice() };
};

const newClient = (url: string, headers: Record<string, string> = {}) =>
  new DemoClient(url, { ...fromOwnAddress(), ...headers }, deriveOnce);

let quiet: Promise<Person> | undefined;

/** One holder for all journeys of a worker that leave the estate empty: signing up has a limit, as it should. */
export function emptyHolder(url: string): Promise<Person> {
  quiet ??= freshHolder(url);
  return quiet;
}

/** Signs in as a person does: on the page, waiting for the key to be made. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/auth/login");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/dashboard\//, { timeout: 30_000 });
}

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;
interface SharedState {
  state: Promise<StorageState>;
  begun: number;
  used: number;
}
const states = new Map<string, SharedState>();
/** Well before its proof ends (15 minutes, or a pause of 5): unlocking after that gives a session a new token. */
const [freshMs, pauseMs] = [10 * 60_000, 3 * 60_000];

/** One session for each person and worker: there is a limit on tries. It must not end; a journey that ends one has its own. */
export function sharedSession(url: string, person: Person): Promise<StorageState> {
  const now = Date.now();
  const known = states.get(person.email);
  const isFresh = known && now - known.begun < freshMs && now - known.used < pauseMs;
  const shared = isFresh ? { ...known, used: now } : { state: ownSession(url, person), begun: now, used: now };
  states.set(person.email, shared);
  return shared.state;
}

/** Signed in over the API, as the page does it: what a browser holds of a session of somebody who is just coming. */
export async function ownSession(
  url: string,
  { email, password }: Person,
  userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
): Promise<StorageState> {
  const client = newClient(url, { "User-Agent": userAgent });
  await client.signIn(email, password);
  return { cookies: client.cookies.map((line) => asKept(line, new URL(url).hostname)), origins: [] };
}

/** A Set-Cookie line as the browser keeps it. */
function asKept(line: string, domain: string): StorageState["cookies"][number] {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const [name = "", value = ""] = pair.split("=");
  const given = new Map(attributes.map((one) => one.toLowerCase().split("=") as [string, string | undefined]));
  const sameSite = ({ strict: "Strict", lax: "Lax" } as const)[given.get("samesite") ?? ""] ?? "None";
  const age = given.get("max-age");
  return {
    name,
    value,
    domain,
    path: given.get("path") ?? "/",
    expires: age === undefined ? -1 : Math.floor(Date.now() / 1000) + Number(age),
    httpOnly: given.has("httponly"),
    secure: given.has("secure"),
    sameSite,
  };
}

import { randomUUID } from "node:crypto";
import { type KitForms, writeRecoveryKey } from "@heirlock/crypto/recovery-key";
import { DemoClient } from "@heirlock/tools/demo/client";
import * as demo from "@heirlock/tools/demo/people";
import type { Browser, BrowserContext, Page } from "@playwright/test";
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
  const client = new DemoClient(url, fromOwnAddress());
  const recoveryKey = await client.signUp(person, person.password);
  const link = await linkInMail(url, person.email, "/auth/verify-email");
  await client.call("POST", "/api/auth/verify-email", { token: link.split("#")[1] });
  await client.signIn(person.email, person.password);
  return { ...person, client, kit: writeRecoveryKey(recoveryKey) };
}

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

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
const states = new Map<string, Promise<StorageState>>();

/** One sign-in for each person and worker: making a key takes a second, and there is a limit on tries. */
export function signInOnce(browser: Browser, url: string, person: Person): Promise<StorageState> {
  const known = states.get(person.email);
  if (known) return known;
  const fresh = (async () => {
    const context = await browser.newContext({ baseURL: url, locale: "en-GB", extraHTTPHeaders: fromOwnAddress() });
    await signIn(await context.newPage(), person);
    const state = await context.storageState();
    await context.close();
    return withoutAge(state);
  })();
  states.set(person.email, fresh);
  return fresh;
}

/** Whoever opens the kept state is just coming, however long ago it was made: its activity would count as idle time. */
function withoutAge(state: StorageState): StorageState {
  const ages = ["heirlock_session", "heirlock_activity"];
  const origins = state.origins.map((one) => ({
    ...one,
    localStorage: one.localStorage.filter(({ name }) => !ages.includes(name)),
  }));
  return { ...state, origins };
}

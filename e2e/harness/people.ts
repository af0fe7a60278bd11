import type { Browser, BrowserContext, Page } from "@playwright/test";

export type Person = { email: string; password: string };

const demoPassword = "Olive-Harbour-Lantern-27";

/** The people of every demo, printed at its start. */
export const nadia: Person = { email: "nadia@demo.heirlock.test", password: demoPassword };
export const samir: Person = { email: "samir@demo.heirlock.test", password: demoPassword };

/** Signs in as a person does: on the page, with the keyboard's text, waiting for the key to be made. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/auth/login");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/dashboard\//, { timeout: 30_000 });
}

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
const states = new Map<string, Promise<StorageState>>();

/** One sign-in for each person and worker; making a key takes a second and there is a limit on tries. */
export function signInOnce(browser: Browser, url: string, person: Person): Promise<StorageState> {
  const known = states.get(person.email);
  if (known) return known;
  const fresh = (async () => {
    const context = await browser.newContext({ baseURL: url, locale: "en-GB" });
    await signIn(await context.newPage(), person);
    const state = await context.storageState();
    await context.close();
    return state;
  })();
  states.set(person.email, fresh);
  return fresh;
}

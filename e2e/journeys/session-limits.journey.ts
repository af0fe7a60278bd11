import type { BrowserContext, Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { emptyHolder, freshHolder, nadia } from "../harness/people.ts";

const minute = 60_000;
const hour = 60 * minute;
const assets = "/dashboard/will-holder/assets";

/** A session of its own, since it is going to end, on a clock that can be moved. */
async function signedInTab(context: BrowserContext): Promise<Page> {
  await context.clock.install();
  const page = await context.newPage();
  await page.goto(`${assets}?tab=digital`);
  await expect(page.getByRole("heading", { name: "Assets", level: 1 })).toBeVisible();
  return page;
}
async function twoTabs(context: BrowserContext): Promise<[assets: Page, settings: Page]> {
  const first = await signedInTab(context);
  const second = await context.newPage();
  await second.goto("/settings");
  await expect(second.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  return [first, second];
}
const question = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });
const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.includes("session"));

test("[ACC-055, ACC-059] after 30 quiet minutes every tab asks, and an answer in one is an answer in all", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  // The server's own clock has not moved, so it is asked to renew more often than it likes.
  watch.allow(/status of 429/);
  const context = await openBrowser({ as: await emptyHolder(baseURL!), alone: true });
  const [first, second] = await twoTabs(context);

  await context.clock.fastForward(30 * minute);
  await expect(question(first)).toBeVisible();
  await expect(question(second)).toBeVisible();
  await expect(question(first).getByRole("timer")).toHaveText(/1:[45]\d/);
  expect(await axeFindings(first)).toEqual([]);

  await question(second).getByRole("button", { name: "Stay signed in" }).click();
  await expect(question(second)).toBeHidden();
  await expect(question(first)).toBeHidden();

  await context.clock.fastForward(30 * minute);
  await expect(question(first)).toBeVisible();
  // A key that answers nothing is activity like any other.
  await first.keyboard.press("x");
  await expect(question(first)).toBeHidden();
  await expect(question(second)).toBeHidden();
  await expect(first).toHaveURL(/assets\?tab=digital$/);
});

test("[ACC-055] nobody answers: keys and session are gone, every tab asks to sign in and leads back", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  // Two tabs end the same session; one of them comes second.
  watch.allow(/status of 401/);
  const context = await openBrowser({ as: await emptyHolder(baseURL!), alone: true });
  const [first, second] = await twoTabs(context);
  await context.clock.fastForward(30 * minute);
  await expect(question(first)).toBeVisible();
  await context.clock.fastForward(2 * minute);
  await expect(first).toHaveURL(/\/auth\/login\?from=/);
  expect(new URL(first.url()).searchParams.get("from")).toBe(`${assets}?tab=digital`);
  await expect(second).toHaveURL(/\/auth\/login\?from=%2Fsettings$/);
  await expect(second.getByText("Signed out in another tab")).toBeHidden();
  expect(await sessionCookies(context)).toEqual([]);
});

test("a computer that slept for hours finds the session over, and touching it does not bring it back", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 401/);
  const context = await openBrowser({ as: await emptyHolder(baseURL!), alone: true });
  const page = await signedInTab(context);
  await context.clock.fastForward(3 * hour);
  await page.mouse.click(900, 700);
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  expect(await sessionCookies(context)).toEqual([]);
  await page.goto(assets);
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
});

test("[ACC-056] after 24 hours the session ends, however busy somebody was", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 4(01|29)/);
  const context = await openBrowser({ as: await emptyHolder(baseURL!), alone: true });
  const page = await signedInTab(context);
  for (let passed = 0; passed < 23 * 60 + 45; passed += 25) {
    await context.clock.fastForward(25 * minute);
    await page.keyboard.press("Shift");
  }
  await expect(page).toHaveURL(/assets\?tab=digital$/);
  await context.clock.fastForward(25 * minute);
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  expect(await sessionCookies(context)).toEqual([]);
});

test("[SEC-008, ACC-040] a session that was ended elsewhere ends the open page within seconds", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 401/);
  const context = await openBrowser({ as: await emptyHolder(baseURL!), alone: true });
  const page = await context.newPage();
  await page.goto("/settings/security");
  await expect(page.getByText("Updates arrive live").or(page.getByText(/live/i)).first()).toBeVisible();
  const ended = await context.request.post("/api/auth/logout", { headers: { Origin: baseURL! } });
  expect(ended.ok()).toBe(true);
  await expect(page).toHaveURL(/\/auth\/login\?from=%2Fsettings%2Fsecurity/, { timeout: 8000 });
});

test("[ACC-034, ACC-036] a silent server: loading ends after a second, and after five the page says so", async ({
  openBrowser,
  watch,
}) => {
  watch.allow(/Failed to load resource|net::ERR/);
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  await context.clock.install();
  // The browser remembers for ten minutes whom it saw signed in (ACC-035).
  await page.goto("/settings/profile");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  let silent = true;
  await page.route(/\/api\/auth\/(session|user-profile)$/, (route) => (silent ? undefined : route.continue()));
  await context.clock.pauseAt(Date.now() + minute);
  await page.goto("/settings/profile", { waitUntil: "commit" });
  const guard = page.getByRole("main").filter({ hasText: "Verifying your account..." });
  await expect(async () => {
    await context.clock.runFor(10);
    await expect(guard).toHaveAttribute("aria-busy", "true", { timeout: 100 });
  }).toPass();
  await context.clock.runFor(1000);
  await expect(guard).toHaveAttribute("aria-busy", "false");
  await context.clock.resume();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expect(page.getByText("Session validation timeout")).toBeVisible({ timeout: 15_000 });
  silent = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Session validation timeout")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
});

test("[ACC-061] a sensitive action after a pause asks who is there, and goes on where it stopped", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 401/);
  const person = await freshHolder(baseURL!);
  const context = await openBrowser({ as: person, alone: true });
  const page = await context.newPage();
  // The server's clock cannot be moved from here, so its refusal is played; proof and repetition are real.
  let refusals = 2;
  await page.route("**/api/auth/sessions/revoke-others", async (route) => {
    if (refusals-- <= 0) return await route.continue();
    const body = { success: false, error: "Confirm your identity", code: "REAUTH_REQUIRED" };
    await route.fulfill({ status: 401, json: body });
  });
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere else?" });
  const end = dialog.getByRole("button", { name: "Sign out everywhere else" });
  const proof = page.getByRole("dialog", { name: "Confirm your identity" });

  await end.click();
  await expect(proof).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await proof.getByRole("button", { name: "Cancel" }).click();
  await expect(proof).toBeHidden();
  await expect(page.getByText("Nothing was changed, because you did not confirm your identity.")).toBeVisible();

  await end.click();
  await proof.getByLabel("Password", { exact: true }).fill("Not-My-Password-1!");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(proof.getByText("This is not your password.")).toBeVisible({ timeout: 15_000 });
  await proof.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(proof).toBeHidden({ timeout: 15_000 });
  await expect(dialog).toBeHidden();
  await expect(person.client.call("GET", "/api/auth/user")).rejects.toThrow("AUTH_SESSION_MISSING");
  await page.goto(assets);
  await expect(page.getByRole("heading", { name: "Assets", level: 1 })).toBeVisible();
});

import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { mailWith } from "../harness/mails.ts";
import { emptyHolder, freshHolder, nadia, signIn } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1";

const score = async (page: Page) => {
  const label = await page.getByRole("img", { name: /^Security score: / }).getAttribute("aria-label");
  return Number(/(\d+) out of 100/.exec(label ?? "")?.[1]);
};

test("[ACC-082, ACC-083, ACC-090, SEC-008, SEC-012] a new browser is told about, seen in the list, and ended from there", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  // The phone's stream is refused when it comes back after its end.
  watch.allow(/status of 401/);
  const person = await freshHolder(baseURL!);
  const home = await (await openBrowser({ as: person, alone: true })).newPage();
  const phone = await (await openBrowser({ userAgent: iphone })).newPage();
  await signIn(phone, person);
  const letter = await mailWith(baseURL!, person.email, ["Safari", "iOS"]);
  expect(letter).not.toContain("Mozilla");

  await home.goto("/settings/security");
  const sessions = home.getByRole("region", { name: "Active sessions" });
  await expect(sessions.getByText("3 sessions")).toBeVisible();
  const row = sessions.getByRole("listitem").filter({ hasText: "Safari on iOS" });
  await expect(row).toContainText("Place unknown");
  await expect(row).toContainText("with your password");
  await expect(sessions.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
  const before = await score(home);

  await row.getByRole("button", { name: "Sign out Safari on iOS" }).click();
  const question = home.getByRole("dialog", { name: "Sign out Safari on iOS?" });
  await expect(question).toContainText("This cannot be undone.");
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(home.getByText("Safari on iOS is signed out")).toBeVisible();
  await expect(sessions.getByText("2 sessions")).toBeVisible();
  await expect(row).toHaveCount(0);
  // One new browser less, and so the score is higher at once.
  await expect(async () => expect(await score(home)).toBeGreaterThan(before)).toPass({ timeout: 5_000 });
  const activity = home.getByRole("region", { name: "Security activity" });
  await expect(activity.getByRole("listitem").first()).toContainText("Session ended");

  // The phone hears of it by itself and leaves the page.
  await expect(phone).toHaveURL(/\/auth\/login/, { timeout: 10_000 });
  await phone.goto("/dashboard/will-holder");
  await expect(phone).toHaveURL(/\/auth\/login\?from=/);
});

test("[ACC-083] everywhere else is ended at once, and this browser stays", async ({ openPage, baseURL }) => {
  const person = await freshHolder(baseURL!);
  const home = await openPage("/settings/security", { as: person, alone: true });
  const sessions = home.getByRole("region", { name: "Active sessions" });
  await expect(sessions.getByText("2 sessions")).toBeVisible();
  await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
  const question = home.getByRole("dialog", { name: "Sign out everywhere else?" });
  await question.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(home.getByText("1 other browser is signed out")).toBeVisible();
  await expect(sessions.getByText("1 session", { exact: true })).toBeVisible();
  await expect(sessions.getByRole("button", { name: "Sign out everywhere else" })).toBeHidden();
  await expect(person.client.call("GET", "/api/auth/user")).rejects.toThrow("AUTH_SESSION_MISSING");
});

test("[ACC-086, ACC-088, ACC-093] score and activity are told in plain words, with the way to the next step", async ({
  openPage,
  baseURL,
}) => {
  // Somebody whose whole log is one page: the people of the demo sign in for every journey.
  const page = await openPage("/settings/security", { as: await emptyHolder(baseURL!) });
  await settled(page);
  const panel = page.getByRole("region", { name: "Security score" });
  for (const part of ["Password", "Two-factor authentication", "Email confirmation", "Recovery", "Sessions"]) {
    await expect(panel.getByRole("progressbar", { name: part })).toBeVisible();
  }
  await expect(panel).toContainText("Calculated");
  await expect(panel).toContainText(/This raises your score from \d+ to \d+\./);
  await panel.getByRole("link", { name: "Go to two-factor authentication" }).click();
  await expect(page).toHaveURL(/#two-factor$/);
  const activity = page.getByRole("region", { name: "Security activity" });
  await expect(activity).toContainText("in the last 24 hours");
  expect(await activity.getByRole("listitem").count()).toBeLessThanOrEqual(5);
  expect(await axeFindings(page)).toEqual([]);
  await activity.getByRole("link", { name: "Full log" }).click();
  await expect(page.getByRole("heading", { name: "Security activity", level: 1 })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Account created" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("[ACC-084, ACC-089, ACC-092] what cannot be fetched is said in its own panel, and asked for again", async ({
  openBrowser,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  const endpoints = /\/api\/auth\/(sessions|security-log|security-score)/;
  await context.route(endpoints, (route) => route.abort());
  await page.goto("/settings/security");
  for (const text of [
    "Failed to fetch active sessions",
    "Failed to fetch security activity",
    "Security features coming soon",
  ]) {
    await expect(page.getByRole("heading", { name: text })).toBeVisible({ timeout: 15_000 });
  }
  await expect(page.getByRole("heading", { name: "What we can and cannot read" })).toBeVisible();
  await context.unroute(endpoints);
  for (const panel of ["Active sessions", "Security activity", "Security score"]) {
    await page.getByRole("region", { name: panel }).getByRole("button", { name: "Try Again" }).click();
  }
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await expect(page.getByText("Calculated")).toBeVisible();
  await expect(page.getByRole("region", { name: "Security activity" }).getByText("Signed in").first()).toBeVisible();
});

test("[ACC-085, ACC-087, ACC-091] the score is asked for every 60 s, the activity every 90 s and on focus", async ({
  openBrowser,
}) => {
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  await page.clock.install();
  const asked = { score: 0, log: 0 };
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/auth/security-score") asked.score += 1;
    if (pathname === "/api/auth/security-log") {
      asked.log += 1;
      expect(search).toBe("?limit=10");
    }
  });
  let answered = 0;
  page.on("requestfinished", (request) => {
    if (new URL(request.url()).pathname === "/api/auth/security-log") answered += 1;
  });
  await page.goto("/settings/security");
  // A stream that opens late has the page look again: counted is what comes after that.
  await expect(page.getByText("Live Updates")).toBeVisible();
  await settled(page);
  await expect.poll(() => Math.min(asked.score, asked.log)).toBeGreaterThan(0);
  const first = { ...asked };
  await page.clock.runFor(61_000);
  await expect.poll(() => asked).toEqual({ score: first.score + 1, log: first.log });
  await page.clock.runFor(30_000);
  await expect.poll(() => asked).toEqual({ score: first.score + 1, log: first.log + 1 });
  // What is on its way is not asked for a second time.
  await expect.poll(() => answered).toBe(first.log + 1);
  await page.clock.runFor(100);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => asked.log).toBe(first.log + 2);
});

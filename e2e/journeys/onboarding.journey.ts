import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { tabTo } from "../harness/keyboard.ts";
import { memberForm } from "../harness/member-form.ts";
import { freshHolder } from "../harness/people.ts";

const guideOf = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => guideOf(page).getByRole("button", { name, exact: true });
const title = (page: Page) => guideOf(page).getByRole("heading", { level: 2 });

/** Reaches a button with Tab and presses it with Enter, as somebody without a mouse does. */
async function press(page: Page, name: string, key?: "Shift+Tab"): Promise<void> {
  await tabTo(page, button(page, name), key);
  await page.keyboard.press("Enter");
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const guideKept = async (page: Page, key: string): Promise<unknown> => JSON.parse((await kept(page, key)) ?? "null");
const idOf = async (page: Page): Promise<string> =>
  await page.evaluate(async () => (await (await fetch("/api/user/profile")).json()).data.id);

/** What can be pressed besides the bar above. */
const onScreen = async (page: Page): Promise<string[]> =>
  await guideOf(page).locator(".guide-turn").first().getByRole("button").allInnerTexts();

test("[ONB-001] [ONB-002] [ONB-003] [ONB-004] [ONB-005] [ONB-006] [ONB-007] [ONB-009] [ONB-012] [ONB-019] [ONB-021] [ONB-022] [ONB-023] [ONB-024] [ONB-026] [ONB-033] [ONB-067] a new holder goes through the guide with the keyboard alone", async ({
  openPage,
  baseURL,
}) => {
  const holder = await freshHolder(baseURL!);
  const page = await openPage("/dashboard/will-holder", { as: holder, alone: true, guide: true });

  // Country first: currency, law and language follow from it.
  await expect(title(page)).toHaveText("Which country do you live in?");
  await tabTo(page, guideOf(page).getByRole("combobox", { name: "Country" }));
  await page.keyboard.type("France");
  await page.keyboard.press("Enter");
  await expect(guideOf(page)).toContainText("We start with the law of France.");
  await expect(guideOf(page).getByLabel("Use Euro (EUR) for my totals")).toBeChecked();
  await expect(guideOf(page).getByLabel("Use Heirlock in Français")).not.toBeChecked();
  await press(page, "Save and continue");

  await expect(title(page)).toHaveText("Your plan in six steps");
  const profile = await holder.client.call<Record<string, unknown>>("GET", "/api/user/profile");
  expect(profile).toMatchObject({ country: "FR", nationality: "FR", main_currency: "EUR", language: "en" });
  await expect(guideOf(page)).toContainText("about 15 minutes");
  await expect(guideOf(page).getByRole("list").last().getByRole("listitem")).toHaveText([
    ...["Profileabout 2-3 minutes", "Securityabout 2-3 minutes", "Assetsabout 3-5 minutes"],
    ...["Vaultabout 2-3 minutes", "Membersabout 3-4 minutes", "Willabout 2-3 minutes"],
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, "Get Started");

  await expect(guideOf(page)).toContainText("Step 1 of 6");
  await expect(guideOf(page).getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "0");
  for (const name of ["Back", "Pause", "Close"]) await expect(button(page, name)).toBeVisible();
  expect(await onScreen(page)).toEqual(["Go to Profile", "Mark as Complete", "Skip for now"]);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, "Go to Profile");
  await expect(page).toHaveURL(/\/settings\/profile$/);
  await expect(guideOf(page)).toBeHidden();

  // What is there completes its step, also after the page was loaded anew.
  await holder.client.call("PATCH", "/api/user/profile", { date_of_birth: "1968-03-27" });
  await page.goto("/dashboard/will-holder");
  await expect(guideOf(page)).toContainText("Step 1 of 6");
  await expect(guideOf(page)).toContainText("Done. You can look at it again, or go on.");
  expect(await onScreen(page)).toEqual(["Continue", "View profile"]);
  await press(page, "Continue");
  await expect(guideOf(page)).toContainText("Step 2 of 6");
  await press(page, "Skip for now");

  await expect(title(page)).toHaveText("What would your family need to find?");
  await expect(title(page)).toBeFocused();
  await press(page, "Go to Assets");
  await expect(page).toHaveURL(/\/dashboard\/will-holder\/assets$/);
  const asset = { title: "Olive grove", asset_type: "physical", asset_subtype: "real_estate", currency: "EUR" };
  await holder.client.call("POST", "/api/assets", { id: crypto.randomUUID(), ...asset, estimated_value: 180_000 });
  await expect(page.getByText("Olive grove").first()).toBeVisible();
  await tabTo(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }));
  await page.keyboard.press("Enter");
  const celebration = guideOf(page).getByRole("status");
  await expect(celebration).toContainText("Assets: done");
  await expect(celebration.getByRole("button")).toHaveText("Continue");
  await page.waitForTimeout(3_200);
  await expect(celebration).toBeEmpty();
  expect(await onScreen(page)).toEqual(["Continue", "View assets"]);
  await press(page, "Continue");

  await expect(guideOf(page)).toContainText("Free3 documents");
  await expect(guideOf(page)).toContainText("Premium50 vault items");
  await expect(guideOf(page)).toContainText("Family200 vault items");
  await press(page, "Mark as Complete");
  await expect(celebration).toContainText("Vault: done");
  for (const role of ["Beneficiary", "Executor", "Guardian", "Legal advisor"])
    await expect(guideOf(page)).toContainText(role);
  await press(page, "Mark as Complete");
  await press(page, "Mark as Complete");
  await expect(celebration.getByRole("button")).toHaveText("Finish");

  await expect(title(page)).toHaveText("You have been through all six steps");
  expect((await onScreen(page)).slice(0, 3)).toEqual(["Do it now", "Finish Onboarding", "Continue to Advanced Topics"]);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, "Continue to Advanced Topics");
  for (const [n, topic] of ["Arrange your Home", "A card for", "One account", "Where news"].entries()) {
    await expect(guideOf(page)).toContainText(`Advanced topic ${n + 1} of 4`);
    await expect(title(page)).toContainText(topic);
    await press(page, n < 3 ? "Skip for now" : "Mark as Complete");
  }
  await expect(guideOf(page)).toBeHidden();
  const id = await idOf(page);
  expect(await kept(page, `will_holder_onboarding_seen_${id}`)).toBe("true");
  expect(await guideKept(page, "will_holder_onboarding_state")).toMatchObject({
    userId: id,
    completedSteps: [],
    isActive: false,
  });

  // Another visit: the card invites after two seconds, and not before.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const card = page.getByRole("region", { name: "Shall we show you around?" });
  await expect(card).toBeHidden();
  await expect(card).toBeVisible({ timeout: 5_000 });
  await expect(card.getByRole("button")).toHaveText(["", "Start Guide", "Maybe later", "Don't show again"]);
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole("button", { name: "Don't show again" }).press("Enter");
  await expect(card).toBeHidden();
  expect(await kept(page, `will_holder_onboarding_dismissed_${id}`)).toBe("true");

  // From the menu it starts again; pausing puts it away and says where it is; signing out forgets it.
  const menu = page.getByRole("button", { name: /Amal/ }).first();
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Restart guide" }).press("Enter");
  await expect(title(page)).toHaveText("Your plan in six steps");
  await press(page, "Pause", "Shift+Tab");
  await expect(guideOf(page)).toBeHidden();
  await expect(page.getByText("Choose “Restart guide” to open it again.")).toBeVisible();
  expect(await guideKept(page, "will_holder_onboarding_state")).toMatchObject({ isActive: false, currentStep: 0 });
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
  await page.waitForURL(/\/auth\/login/);
  expect(await kept(page, "will_holder_onboarding_state")).toBeNull();
  expect(await kept(page, `will_holder_onboarding_seen_${id}`)).toBe("true");
});

test("[ONB-036] [ONB-038] [ONB-039] [ONB-040] [ONB-041] [ONB-042] [ONB-043] [ONB-044] [ONB-045] [ONB-046] [ONB-047] [ONB-049] [ONB-056] [ONB-057] [ONB-059] [ONB-066] [ONB-070] [ONB-071] a new member goes through theirs, and it asks the server nothing", async ({
  openPage,
  baseURL,
}) => {
  const [holder, member] = [await freshHolder(baseURL!), await freshHolder(baseURL!)];
  await holder.client.call("POST", "/api/members", memberForm(member.email));
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await member.client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});
  const page = await openPage("/dashboard/member", { as: member, alone: true, guide: true });
  await expect(title(page)).toHaveText("Welcome to Heirlock");
  const calls: string[] = [];
  let lastCall = Date.now();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    calls.push(pathname);
    lastCall = Date.now();
  });
  // Until Home has asked for all it needs; the stream of live events never ends, so the network is never idle.
  await expect.poll(() => Date.now() - lastCall, { timeout: 20_000 }).toBeGreaterThan(1_500);
  calls.length = 0;

  expect(await onScreen(page)).toEqual(["Get Started", "Skip for now"]);
  await expect(guideOf(page)).toContainText("Step 1 of 8");
  expect(await axeFindings(page)).toEqual([]);
  await press(page, "Get Started");
  const progress = guideOf(page).getByRole("progressbar", { name: "Progress" });
  await expect(progress).toHaveAttribute("aria-valuenow", "25");
  expect(await onScreen(page)).toEqual(["Go to Profile", "Mark as Complete", "Skip for now"]);
  await press(page, "Mark as Complete");
  await expect(guideOf(page).getByRole("status")).toContainText("Profile: done");

  // Answered already: a success heading, Continue, and a button to look at it.
  await expect(guideOf(page)).toContainText("Step 3 of 8");
  await expect(guideOf(page)).toContainText("Done. You can look at it again, or go on.");
  await expect(guideOf(page)).toContainText("Pending, Accepted, Declined, Expired");
  await expect(guideOf(page)).toContainText("Pending, Approved, Rejected, History");
  await expect(guideOf(page)).toContainText("30 days");
  await press(page, "Back", "Shift+Tab");
  await expect(guideOf(page)).toContainText("Step 2 of 8");
  await press(page, "Continue");
  await expect(button(page, "View invitations")).toBeVisible();
  await press(page, "Continue");
  await press(page, "Skip for now");
  await press(page, "Skip for now");
  for (const where of ["Bell", "A red dot means unread news.", "Home", "Email", "Menu"])
    await expect(guideOf(page)).toContainText(where);
  await press(page, "Continue");
  await expect(guideOf(page)).toContainText("WillsIn the main menu");
  await expect(guideOf(page)).toContainText("My Will Holder’s Card");
  await press(page, "Mark as Complete");
  await expect(guideOf(page)).toContainText("Learning Resources");
  await expect(guideOf(page)).toContainText("Step 8 of 8");
  await press(page, "Mark as Complete");
  await expect(guideOf(page)).toContainText("Optional topic 1 of 3");
  for (const means of ["Authenticator app", "Recovery email or phone", "Security questions", "Backup codes"])
    await expect(guideOf(page)).toContainText(means);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, "Got it!");
  await expect(guideOf(page)).toContainText("Role switcher");
  await expect(guideOf(page)).toContainText("Linked accounts");
  await press(page, "Got it!");
  expect(await onScreen(page)).toEqual(["Go to Preferences", "Complete Onboarding", "Skip for now"]);
  await press(page, "Complete Onboarding");
  await expect(guideOf(page)).toBeHidden();
  expect(calls).toEqual([]);

  // In the settings it opens too; a go-to button ends it, marks it as seen and leads there.
  const id = await idOf(page);
  await page.evaluate((key) => localStorage.removeItem(key), `member_onboarding_seen_${id}`);
  await page.goto("/settings");
  await page.getByRole("main").getByRole("button", { name: "Restart guide" }).press("Enter");
  await expect(title(page)).toHaveText("Welcome to Heirlock");
  await press(page, "Get Started");
  await press(page, "Go to Profile");
  await expect(page).toHaveURL(/\/settings\/profile$/);
  await expect(guideOf(page)).toBeHidden();
  expect(await kept(page, `member_onboarding_seen_${id}`)).toBe("true");
});

test("[ONB-007] [ONB-029] [ONB-068] on a phone in Arabic: read aloud when asked, confetti and motion for whoever likes them", async ({
  openBrowser,
  baseURL,
}) => {
  const holder = await freshHolder(baseURL!);
  const variant = { width: 390, theme: "dark", language: "ar" } as const;
  const context = await openBrowser({ as: holder, alone: true, guide: true, variant });
  await context.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    speechSynthesis.speak = ({ lang, text }) => said.push(`${lang} ${text}`);
  });
  const page = await context.newPage();
  await page.goto("/dashboard/will-holder");
  await button(page, "التخطّي الآن").click();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "لنبدأ").click();
  await expect(guideOf(page)).toContainText("الخطوة 1 من 6");
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(await said()).toEqual([]);
  await button(page, "القراءة بصوت عالٍ").click();
  await expect.poll(said).toHaveLength(1);
  expect((await said())[0]).toMatch(/^ar بعض المعلومات الشخصية/);

  const pieces = guideOf(page).locator("[data-slot=confetti] > *");
  await button(page, "وضع علامة «أُنجزت»").click();
  await expect(guideOf(page).getByRole("status")).toContainText("أُنجزت");
  expect(await pieces.count()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await button(page, "وضع علامة «أُنجزت»").click();
  await expect(pieces).toHaveCount(36);
  await expect(guideOf(page).locator(".guide-turn")).toHaveCSS("animation-duration", "0.3s");
  await guideOf(page).evaluate((element) => {
    for (const one of element.querySelectorAll("*")) one.scrollTo({ top: 1_000 });
  });
  await button(page, "التخطّي الآن").click();
  await expect.poll(() => title(page).evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
});

import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { emptyHolder, nadia, samir } from "../harness/people.ts";

test("[ACC-001, AXS-010] a wrong password is told at once and aloud, and the right one then works", async ({
  openPage,
  watch,
}) => {
  watch.allow(/status of 401/);
  const page = await openPage("/auth/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Email", { exact: true }).fill(nadia.email);
  await page.getByLabel("Password", { exact: true }).fill("Not-Her-Password-1!");
  // A slow press on the lower edge: the field's error must not go meanwhile and draw the button away from under it.
  const button = await page.getByRole("button", { name: "Sign in", exact: true }).boundingBox();
  await page.mouse.move(button!.x + button!.width / 2, button!.y + button!.height - 4);
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  const problem = page.getByRole("alert").filter({ hasText: "The email or password is not correct" });
  await expect(problem).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(nadia.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("Not-Her-Password-1!");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Password", { exact: true }).fill(nadia.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/will-holder$/, { timeout: 20_000 });
});

test("[SEC-032] a press before the app has loaded puts nothing into the address, and signs in once it has", async ({
  openBrowser,
}) => {
  const page = await (await openBrowser()).newPage();
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/shell-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/auth/login", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).fill(nadia.email);
  await page.getByLabel("Password", { exact: true }).fill(nadia.password);
  // Pressed from inside: Playwright's own click waits for the page that is being held.
  await page.getByRole("button", { name: "Sign in", exact: true }).evaluate((button: HTMLElement) => button.click());
  letGo();
  await expect(page).toHaveURL(/\/dashboard\/will-holder$/, { timeout: 20_000 });
  expect(addresses.filter((address) => /password|email/i.test(new URL(address).search))).toEqual([]);
});

test("[SEC-013] the password field takes a paste and can be shown", async ({ openPage }) => {
  const page = await openPage("/auth/login");
  const field = page.getByLabel("Password", { exact: true });
  await field.focus();
  await page.evaluate(() => {
    const text = new DataTransfer();
    text.setData("text/plain", "pasted words");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: text, cancelable: true, bubbles: true }),
    );
  });
  await page.keyboard.insertText("  spaces stay  ");
  await expect(field).toHaveValue("  spaces stay  ");
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: /show/i }).click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveAttribute("autocomplete", "current-password");
});

test("[ACC-002, ACC-008] a page behind the door asks to sign in first and is then reached", async ({ openPage }) => {
  const page = await openPage("/dashboard/will-holder/assets?tab=digital");
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  expect(new URL(page.url()).searchParams.get("from")).toBe("/dashboard/will-holder/assets?tab=digital");
  await page.getByLabel("Email", { exact: true }).fill(nadia.email);
  await page.getByLabel("Password", { exact: true }).fill(nadia.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/will-holder\/assets\?tab=digital$/, { timeout: 20_000 });
});

test("[SEC-031] an address of somebody else after sign-in leads to the own dashboard", async ({ openPage }) => {
  const page = await openPage("/auth/login?from=//evil.example/x");
  await page.getByLabel("Email", { exact: true }).fill(nadia.email);
  await page.getByLabel("Password", { exact: true }).fill(nadia.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/dashboard\/will-holder$/, { timeout: 20_000 });
});

test("[ACC-009, ACC-010] each is sent to the own side", async ({ openPage }) => {
  const holder = await openPage("/dashboard/member", { as: nadia });
  await expect(holder).toHaveURL(/\/dashboard\/will-holder$/);
  const member = await openPage("/dashboard/will-holder/assets", { as: samir });
  await expect(member).toHaveURL(/\/dashboard\/member$/);
});

test("[ACC-005] the short addresses lead to the pages of the side", async ({ openPage }) => {
  const page = await openPage("/assets?filter=vehicle", { as: nadia });
  await expect(page).toHaveURL(/\/dashboard\/will-holder\/assets\?filter=vehicle$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard\/will-holder$/);
  const member = await openPage("/vault", { as: samir });
  await expect(member).toHaveURL(/\/dashboard\/member\/assigned-vault$/);
  for (const [short, own] of [
    ["/assets", /\/dashboard\/member\/assigned-assets$/],
    ["/wills", /\/dashboard\/member\/wills$/],
  ] as const) {
    await member.goto(short);
    await expect(member).toHaveURL(own);
  }
});

test("[ACC-003, ACC-048, ACC-049] signing out in one tab closes the other, which says so once", async ({
  openBrowser,
  baseURL,
}) => {
  // With the vault locked: an open one has the second tab ask for more, which the end of the session may meet.
  const context = await openBrowser({ as: await emptyHolder(baseURL!), alone: true });
  const first = await context.newPage();
  await first.goto("/dashboard/will-holder");
  await expect(first.getByRole("heading", { level: 1 })).toBeVisible();
  const second = await context.newPage();
  await second.goto("/dashboard/will-holder/assets");
  await expect(second.getByRole("heading", { name: "Assets", level: 1 })).toBeVisible();

  await first
    .getByRole("button", { name: /account|menu/i })
    .first()
    .click();
  await first.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(first).toHaveURL(/\/auth\/login|\/$/);
  await expect(second).toHaveURL(/\/auth\/login/);
  await expect(second.getByText("Signed out in another tab", { exact: true })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter((cookie) => cookie.name.includes("session"))).toEqual([]);
  await second.goto("/dashboard/will-holder");
  await expect(second).toHaveURL(/\/auth\/login\?from=/);
  await expect(second.getByText("Signed out in another tab", { exact: true })).toBeHidden();
});

test("[SEC-005] the session cookie cannot be read by a page and belongs to this host alone", async ({
  openBrowser,
}) => {
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  await page.goto("/dashboard/will-holder");
  const cookies = await context.cookies();
  expect(cookies.find((cookie) => cookie.name === "__Host-hl_session")).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
    path: "/",
    domain: "localhost",
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain("__Host-hl_session");
});

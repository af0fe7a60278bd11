import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { memberForm } from "../harness/member-form.ts";
import { freshHolder } from "../harness/people.ts";

test("[EVT-006] [EVT-007] [EVT-012] two browsers: what one person does rings on the other's bell", async ({
  openPage,
  baseURL,
}) => {
  const [holder, member] = [await freshHolder(baseURL!), await freshHolder(baseURL!)];
  const page = await openPage("/dashboard/will-holder/assets", { as: member, alone: true });
  const bell = page.getByRole("navigation", { name: "Help and language" }).getByRole("link", { name: /^Inbox/ });
  // The kit of a new account waits; a sign-in on a new browser is news.
  await expect(bell).toHaveAccessibleName(/^Inbox, 1 thing is waiting/);
  await member.client.call("POST", "/api/notifications/read-all", {});
  await expect(bell).toHaveAccessibleName("Inbox, 1 thing is waiting");
  await expect(bell.locator("[data-unread]")).toBeHidden();

  const { id } = await holder.client.call<{ id: string }>("POST", "/api/members", memberForm(member.email));
  await expect(bell).toHaveAccessibleName("Inbox, 2 things are waiting, unread news");
  await expect(bell.locator("[data-unread]")).toBeVisible();

  // By keyboard to the inbox, and to what waits.
  await bell.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await expect(page.getByText("Live Updates", { exact: true })).toBeVisible();
  await expect(page.getByText("Just now")).toBeVisible();
  const waiting = page.getByRole("region", { name: /Waiting for you/ });
  await expect(waiting.getByRole("link")).toHaveCount(2);
  const news = page.getByRole("region", { name: "News" });
  const invited = news.getByRole("link", { name: /invited you/ });
  await expect(invited).toContainText("New");
  expect(await axeFindings(page)).toEqual([]);

  // The answer is news for the one who asked, and the bell of the other counts one less.
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await member.client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});
  await expect(waiting.getByRole("link")).toHaveCount(1);
  const other = await openPage("/notifications", {
    as: holder,
    alone: true,
    variant: { width: 390, theme: "light", language: "en" },
  });
  await expect(other.getByRole("region", { name: "News" }).getByRole("link", { name: /said yes/ })).toBeVisible();

  // A role request rings while the page is open, and stays on top until it is answered.
  await holder.client.call("POST", `/api/members/${id}/roles`, { role: "executor" });
  await expect(waiting.getByRole("link", { name: /take on a role/ })).toBeVisible();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("button", { name: "Mark all as read" })).toBeHidden();
  await expect(news.getByText("New", { exact: true })).toBeHidden();

  // Both Homes tell what happened last.
  await page.goto("/dashboard/member");
  const recent = page.getByRole("region", { name: "Recent activity" });
  await expect(recent).toContainText(`You joined ${holder.firstName} ${holder.lastName}`);
  await other.goto("/dashboard/will-holder");
  await expect(other.getByRole("region", { name: "Recent activity" })).toContainText("Joined");

  // On a phone the menu leads there too, with the number.
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("menuitem", { name: /^Inbox/ }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
});

test("an inbox in Arabic on a phone reads from the right and breaks no line", async ({ openPage, baseURL }) => {
  const person = await freshHolder(baseURL!);
  const page = await openPage("/notifications", {
    as: person,
    alone: true,
    variant: { width: 390, theme: "dark", language: "ar" },
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
});

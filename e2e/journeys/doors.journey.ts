import type { PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { letterFor } from "../harness/letter.ts";
import { digitsInMail, linkInMail } from "../harness/mails.ts";
import { freshHolder, type Person, signIn, stranger } from "../harness/people.ts";

// Every way in ends at the same letter. By the mail and by the printed card: counted.journey.ts.

const typeAccount = async (page: Page, { email, password }: Person) => {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
};

/** From the member's Home to the letter, while the holder presses the same at their end. No password is asked for. */
async function openLetter(page: Page, plan: PlanKeeper, member: string): Promise<void> {
  await page.getByRole("link", { name: "Call Amal and open it" }).click({ timeout: 30_000 });
  await page.getByRole("button", { name: "All the words are the same" }).click({ timeout: 30_000 });
  await plan.compareMember(member);
  await plan.workOff(member);
  await expect(page.getByRole("heading", { level: 1, name: "To Mama" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("The key hangs behind the clock.")).toBeVisible();
}

const acceptOnHome = (page: Page) =>
  page.getByRole("button", { name: "Accept Amal Rivière’s invitation" }).click({ timeout: 30_000 });

test("a joining code that was handed over leads to the letter [MEM-118, MBR-005]", async ({ openPage, baseURL }) => {
  const url = baseURL!;
  const heir = await freshHolder(url);
  const { holder, id, plan } = await letterFor(url, null);
  const made = await holder.client.call<{ key: string }>("POST", `/api/members/${id}/will-key/generate`, {});
  const page = await openPage("/invitations");
  await typeAccount(page, heir);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("textbox", { name: "Joining code" }).fill(made.key, { timeout: 30_000 });
  await page.getByRole("button", { name: "Join the plan" }).click();
  await openLetter(page, plan, id);
});

test("a link that was handed over asks for the digits that were mailed, and leads to the letter [MBR-008]", async ({
  openPage,
  baseURL,
}) => {
  const url = baseURL!;
  const heir = stranger();
  const { holder, id, plan } = await letterFor(url, heir.email, { mail: false });
  const sent = `/api/members/${id}/invitation/send`;
  const { link } = await holder.client.call<{ link: string }>("POST", sent, { mail: false });
  const page = await openPage(link.slice(link.indexOf("/invitations")));
  await page.getByRole("button", { name: "Yes, accept" }).click();
  await expect(page.getByText("Checked")).toBeHidden();
  await page.getByRole("button", { name: "Say yes and continue" }).click();
  await page.getByLabel("Six digits").fill(await digitsInMail(url, heir.email), { timeout: 20_000 });
  await expect(page.getByText("Amal has been told that you said yes.")).toBeVisible({ timeout: 30_000 });
  await openLetter(page, plan, id);
});

test("somebody who signs in first finds the invitation on Home, and it leads to the letter [MBR-008]", async ({
  openPage,
  baseURL,
}) => {
  const url = baseURL!;
  const heir = await freshHolder(url);
  const { id, plan } = await letterFor(url, heir.email);
  const page = await openPage("/auth/login");
  await signIn(page, heir);
  await expect(page.getByRole("heading", { name: "Amal Rivière has invited you" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await acceptOnHome(page);
  await openLetter(page, plan, id);
});

test("somebody who signs up without the link finds the invitation on Home, and it leads to the letter [MBR-008]", async ({
  openPage,
  baseURL,
}) => {
  const url = baseURL!;
  const heir = stranger();
  const { id, plan } = await letterFor(url, heir.email);
  const page = await openPage("/auth/signup");
  await page.getByLabel("First name").fill("Salma");
  await page.getByLabel("Last name").fill("Khoury");
  await typeAccount(page, heir);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Six digits").fill(await digitsInMail(url, heir.email), { timeout: 30_000 });
  await acceptOnHome(page);
  await openLetter(page, plan, id);
});

test("somebody who said yes on one device opens the letter on another [MBR-008]", async ({ openPage, baseURL }) => {
  const url = baseURL!;
  const heir = stranger();
  const { id, plan } = await letterFor(url, heir.email);
  const link = await linkInMail(url, heir.email, "/invitations/answer");
  const page = await openPage(link.slice(link.indexOf("/invitations")));
  await page.getByRole("button", { name: "Yes, accept" }).click();
  await page.getByLabel("Password", { exact: true }).fill(heir.password);
  await page.getByRole("button", { name: "Say yes and continue" }).click();
  await page.waitForURL("**/dashboard/member", { timeout: 30_000 });

  const elsewhere = await openPage("/auth/login");
  await signIn(elsewhere, heir);
  await openLetter(elsewhere, plan, id);
});

import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { linkInMail } from "../harness/mails.ts";
import { freshHolder, stranger } from "../harness/people.ts";

type OpenPage = (path: string) => Promise<Page>;
type Holder = Awaited<ReturnType<typeof freshHolder>>;

/** Maya, as the form saves her. */
async function addMaya({ client }: Holder, email: string, roles: string[]): Promise<string> {
  const { id } = await client.call<{ id: string }>("POST", "/api/members", {
    ...{ first_name: "Maya", last_name: "Khoury", email, relationship_type: "sister", primary_role: roles[0] },
    ...{ member_type: "family", phone: "+961 3 555 014", date_of_birth: "1980-04-02", nationality: "LB" },
    ...{ invite_by_email: "false", is_active: "true" },
    roles: JSON.stringify(roles.map((role) => ({ role, role_metadata: {}, status: "active" }))),
  });
  return id;
}

/** The link without the host that stands in the mail. */
const pathOf = (link: string) => link.slice(link.indexOf("/invitations"));

test("[MEM-016, MBR-008, MBR-018] an invitation by mail is accepted from its link, through sign-in, and the holder sees it", async ({
  openPage,
  baseURL,
}) => {
  const url = baseURL!;
  const [holder, invited] = [await freshHolder(url), await freshHolder(url)];
  const id = await addMaya(holder, invited.email, ["guardian", "trusted_contact"]);

  const atHolder = await openPage(`/dashboard/will-holder/members/${id}`, { as: holder });
  await atHolder.getByRole("button", { name: "More actions for Maya Khoury" }).click();
  await atHolder.getByRole("menuitem", { name: "Invite" }).click();
  const dialog = atHolder.getByRole("dialog");
  await dialog.getByLabel("Personal message").fill("Call me if you want to talk about it first.");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog).toBeHidden();

  const link = await linkInMail(url, invited.email, "/invitations/answer");
  const key = link.split("#")[1]!;
  const page = await openPage(pathOf(link));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maya, Amal asks you to be a guardian");
  await expect(page.getByText("Call me if you want to talk about it first.")).toBeVisible();
  expect(page.url(), "the key is taken out of the address").not.toContain(key);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("checkbox", { name: "Trusted contact" }).uncheck();

  await page.getByRole("link", { name: "Sign in to answer" }).click();
  expect(page.url()).not.toContain(key);
  await page.getByLabel("Email", { exact: true }).fill(invited.email);
  await page.getByLabel("Password", { exact: true }).fill(invited.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(page.getByText(`You are signed in as ${invited.email}`)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("checkbox", { name: "Trusted contact" })).not.toBeChecked();
  await page.getByRole("button", { name: "Yes, accept" }).click();
  await expect(page.getByRole("heading", { name: "Thank you. You are now part of the plan" })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(key);

  await expect(atHolder.getByText("Confirmed", { exact: true }).first()).toBeVisible();

  await page.goto(pathOf(link));
  await expect(page.getByRole("heading", { name: "You have already said yes" })).toBeVisible();
});

test("[MBR-008] an invitation is declined without an account, and a forwarded one asks for the will key", async ({
  openPage,
  baseURL,
}) => {
  const url = baseURL!;
  const [holder, other] = [await freshHolder(url), await freshHolder(url)];
  const id = await addMaya(holder, stranger().email, ["executor"]);
  const sent = `/api/members/${id}/invitation/send`;
  const { link } = await holder.client.call<{ link: string }>("POST", sent, { mail: false });
  const path = pathOf(link);

  const forwarded = await openPage(path, { as: other });
  await expect(forwarded.getByText("You are signed in with a different address")).toBeVisible();
  await expect(forwarded.getByRole("button", { name: "Yes, accept" })).toBeHidden();
  await forwarded.getByLabel("Joining code").fill("22222-22222");
  await forwarded.getByRole("button", { name: "Accept with this code" }).click();
  await expect(forwarded.getByRole("alert")).toHaveText(/A joining code has 20 characters/);

  const page = await openPage(path);
  await page.getByRole("button", { name: "No, decline" }).click();
  const dialog = page.getByRole("dialog", { name: "Decline Amal’s invitation?" });
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: "You have said no" })).toBeFocused();

  await page.goto(path);
  await expect(page.getByRole("heading", { name: "You have said no" })).toBeVisible();
});

test("[MEM-118, MEM-119, MBR-005] a will key is shown once to the holder and brings somebody in whom no mail invited", async ({
  openPage,
  baseURL,
}) => {
  const url = baseURL!;
  const [holder, invited] = [await freshHolder(url), await freshHolder(url)];
  const id = await addMaya(holder, "", ["beneficiary"]);
  const atHolder = await openPage(`/dashboard/will-holder/members/${id}`, { as: holder, alone: true });
  await atHolder.getByRole("button", { name: "More actions for Maya Khoury" }).click();
  await atHolder.getByRole("menuitem", { name: "Generate will key" }).click();
  await atHolder.getByRole("button", { name: "Create joining code" }).click();
  const shown = atHolder.getByRole("dialog", { name: "Maya Khoury’s joining code" });
  const key = await shown.getByText(/^(?:[2-9A-Y]{5}-){3}[2-9A-Y]{5}$/).textContent();
  await shown.getByRole("button", { name: "Done" }).click();

  const page = await openPage("/invitations", { as: invited });
  await expect(page.getByRole("tab")).toHaveText([/^Pending/, /^Accepted/, /^Declined/, /^Expired/]);
  await page.getByRole("textbox", { name: "Joining code" }).fill(key!.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: "Join the plan" }).click();
  await expect(page.getByText("You are now part of the plan")).toBeVisible();
  await expect(atHolder.getByText("Confirmed", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

/** Invites Maya, and opens the link in a browser that knows nobody. */
async function inviteMaya(url: string, openPage: OpenPage, how: { mail: boolean }) {
  const [holder, invited] = [await freshHolder(url), stranger()];
  const id = await addMaya(holder, invited.email, ["executor"]);
  const sent = `/api/members/${id}/invitation/send`;
  const { link } = await holder.client.call<{ link: string | null }>("POST", sent, how);
  const address = link ?? (await linkInMail(url, invited.email, "/invitations/answer"));
  return { holder, invited, page: await openPage(pathOf(address)) };
}

test("[MBR-008] whoever has no account chooses a password inside the mailed invitation, and is at Home", async ({
  openPage,
  baseURL,
}) => {
  const { invited, page } = await inviteMaya(baseURL!, openPage, { mail: true });
  await page.getByRole("button", { name: "Yes, accept" }).click();
  await expect(page.getByRole("heading", { name: "Choose a password" })).toBeFocused();
  await expect(page.getByText("Maya Khoury")).toBeVisible();
  await expect(page.getByText(invited.email)).toBeVisible();
  await expect(page.getByText("Checked")).toBeVisible();
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveValue(/^[A-Z][a-z]+(-[a-z]+){3}-\d\d$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Say yes and continue" }).click();
  await page.waitForURL("**/dashboard/member", { timeout: 30_000 });
  await expect(page.getByText("Amal has been told that you said yes.")).toBeVisible();
});

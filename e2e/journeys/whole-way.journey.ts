import { expireInvitations } from "@heirlock/tools/stack/expire-invitations";
import type { Page } from "@playwright/test";
import { startHouse } from "../harness/house.ts";
import { expect, test } from "../harness/journey.ts";
import { linkInMail, mailWith } from "../harness/mails.ts";
import { freshHolder, type Person, stranger } from "../harness/people.ts";

type Holder = Awaited<ReturnType<typeof freshHolder>>;

async function addSamir({ client }: Holder, email: string): Promise<string> {
  const { id } = await client.call<{ id: string }>("POST", "/api/members", {
    ...{ first_name: "Samir", last_name: "Haddad", email, relationship_type: "brother", phone: "+961 3 555 014" },
    ...{ invite_by_email: "false", primary_role: "beneficiary" },
    roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  });
  return id;
}

const pathOf = (link: string) => link.slice(link.indexOf("/invitations"));

/** Each brings the person in: the holder does it in the one browser, they in the other. */
const ways = {
  "the link of a mail": async (atHolder: Page, page: Page, url: string, member: Person) => {
    await atHolder.getByRole("menuitem", { name: "Invite" }).click();
    await atHolder.getByRole("dialog").getByRole("button", { name: "Send invitation" }).click();
    await page.goto(pathOf(await linkInMail(url, member.email, "/invitations/answer")));
    await page.getByRole("button", { name: "Yes, accept" }).click();
    await expect(page.getByRole("heading", { name: "Thank you. You are now part of the plan" })).toBeVisible();
  },
  "a will key": async (atHolder: Page, page: Page) => {
    await atHolder.getByRole("menuitem", { name: "Generate will key" }).click();
    await atHolder.getByRole("dialog").getByRole("button", { name: "Create joining code" }).click();
    const shown = atHolder.getByRole("dialog", { name: "Samir Haddad’s joining code" });
    const key = await shown.getByText(/^(?:[2-9A-Y]{5}-){3}[2-9A-Y]{5}$/).textContent();
    await shown.getByRole("button", { name: "Done" }).click();
    await page.goto("/invitations");
    await page.getByRole("textbox", { name: "Joining code" }).fill(key!);
    await page.getByRole("button", { name: "Join the plan" }).click();
    await expect(page.getByText("You are now part of the plan")).toBeVisible();
  },
} satisfies Record<string, (atHolder: Page, page: Page, url: string, member: Person) => Promise<void>>;

for (const [way, join] of Object.entries(ways))
  test(`[MEM-081] [MEM-083] [APR-012] [APR-018] [MBR-003] [MBR-006] [MBR-007] the whole way in two browsers by ${way}: asked, agreed, shown less and more, suspended, ended`, async ({
    openPage,
    baseURL,
  }) => {
    const url = baseURL!;
    const [holder, member] = [await freshHolder(url), await freshHolder(url)];
    const id = await addSamir(holder, way === "a will key" ? "" : member.email);
    const house = { id: crypto.randomUUID(), title: "Olive grove", location: "Bcharré" };
    const kind = { asset_type: "physical", asset_subtype: "real_estate", currency: "USD", estimated_value: 180_000 };
    await holder.client.call("POST", "/api/assets", { ...house, ...kind });
    const assign = { asset_ids: [house.id], access_condition: "immediate" };
    await holder.client.call("POST", `/api/members/${id}/assets/assign`, assign);

    const atHolder = await openPage(`/dashboard/will-holder/members/${id}?tab=roles`, { as: holder, alone: true });
    const page = await openPage("/dashboard", { as: member });
    const more = atHolder.getByRole("button", { name: "More actions for Samir Haddad" });
    await more.click();
    await join(atHolder, page, url, member);
    await expect(atHolder.getByText("Confirmed", { exact: true }).first()).toBeVisible();

    // A role waits for the member; the answer is seen by the holder, and told by letter.
    await atHolder.getByRole("button", { name: "Add Role" }).click();
    const asking = atHolder.getByRole("dialog");
    await asking.getByRole("button", { name: "Add Role" }).click();
    const waiting = atHolder.getByRole("region", { name: "Pending Approval" });
    await expect(waiting.getByText("Waiting for member approval")).toBeVisible();
    await page.goto("/dashboard/member/invitations");
    await page.getByRole("button", { name: "Respond: Executor" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect(page.getByText("Role request approved successfully")).toBeVisible();
    const active = atHolder.getByRole("region", { name: "Active", exact: true });
    await expect(active.getByRole("combobox", { name: "Status of Executor" })).toBeVisible();
    await mailWith(url, holder.email, ["has approved a role"]);

    // Both lists are there; what is seen follows the switches with the next request, without loading the page again.
    const nav = page.getByRole("navigation", { name: "Main" });
    await page.goto("/dashboard/member/assigned-vault");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await nav.getByRole("link", { name: "Assets" }).click();
    await expect(page.getByText("$180,000")).toBeVisible();
    await atHolder.getByRole("tab", { name: "Permissions" }).click();
    const values = atHolder.getByRole("switch", { name: "Asset values" });
    const save = atHolder.getByRole("button", { name: "Save Permissions" });
    await values.click();
    await save.click();
    await expect(page.getByText("$180,000")).toBeHidden();
    await expect(page.getByText("Olive grove").first()).toBeVisible();
    // The member may hear of it before the form has its own answer; the next press counts all the same.
    await values.click();
    await save.click();
    await expect(page.getByText("$180,000")).toBeVisible();
    const requests = await member.client.call<{ kind: string }[]>("GET", "/api/member/approvals?status=pending");
    expect(requests.map((one) => one.kind)).toContain("permission_update");

    // Suspended: nothing is to be seen; active again: all of it.
    await atHolder.getByRole("tab", { name: "Roles" }).click();
    for (const role of ["Beneficiary", "Executor"]) {
      await active.getByRole("combobox", { name: `Status of ${role}` }).click();
      await atHolder.getByRole("option", { name: "Inactive" }).click();
      await atHolder.getByRole("dialog").getByRole("button", { name: "Confirm Change" }).click();
      await expect(active.getByRole("combobox", { name: `Status of ${role}` })).toHaveCount(0);
    }
    await expect(page.getByRole("heading", { name: "You cannot see assets for now" })).toBeVisible();

    await more.click();
    await atHolder.getByRole("menuitem", { name: "End membership" }).click();
    await atHolder.getByRole("dialog").getByRole("button", { name: "End membership" }).click();
    await expect(atHolder.getByText("Revoked", { exact: true }).first()).toBeVisible();
    await mailWith(url, member.email, ["Your membership in"]);
    const left = await member.client.call<{ relationships: unknown[] }>("GET", "/api/member/relationships");
    expect(left.relationships).toEqual([]);
  });

test("[MEM-113] [MEM-117] [MBR-018] links that are over: replaced by a newer one, taken back, expired, incomplete", async ({
  openPage,
  watch,
}) => {
  watch.allow(/status of (404|410)/);
  const house = await startHouse();
  try {
    const url = house.apiUrl;
    const holder = await freshHolder(url);
    const page = await openPage("about:blank");
    const open = async (link: string, heading: string) => {
      await page.goto("about:blank");
      await page.goto(new URL(pathOf(link), url).href);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
    };
    const id = await addSamir(holder, stranger().email);
    const ask = async (what: "send" | "resend") =>
      (await holder.client.call<{ link: string }>("POST", `/api/members/${id}/invitation/${what}`, { mail: false }))
        .link;
    const first = await ask("send");
    const second = await ask("resend");
    await open(first, "This invitation was cancelled");
    await holder.client.call("POST", `/api/members/${id}/invitation/cancel`, {});
    await open(second, "This invitation was cancelled");
    const third = await ask("send");
    await expireInvitations(house.databaseUrl, holder.email);
    await open(third, "This invitation has expired");
    await expect(page.getByText("An invitation works for 30 days.")).toBeVisible();
    await open(`${third.slice(0, -5)}aaaaa`, "This invitation was cancelled");
    await open("/invitations/answer", "We could not find an invitation");
  } finally {
    await house.leave();
  }
});

import { fromQrText } from "@heirlock/crypto/recovery-key";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";
import { unlockVault, vaultList } from "../harness/vault-page.ts";

const matrix = "/dashboard/will-holder/members/access";

type Holder = Awaited<ReturnType<typeof freshHolder>>;
const form = (first_name: string, more: object = {}) => ({
  first_name,
  last_name: "Haddad",
  email: "",
  invite_by_email: "false",
  is_active: "true",
  relationship_type: "brother",
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
  ...more,
});

/** Samir has joined with an account of his own, Leila is only named. */
async function family(url: string): Promise<{ holder: Holder; member: Holder; samir: string; leila: string }> {
  const [holder, member] = await Promise.all([freshHolder(url), freshHolder(url)]);
  const invited = form("Samir", { email: member.email, invite_by_email: "true" });
  const { id: samir } = await holder.client.call<{ id: string }>("POST", "/api/members", invited);
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await member.client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});
  const { id: leila } = await holder.client.call<{ id: string }>("POST", "/api/members", form("Leila"));
  return { holder, member, samir, leila };
}

const addAsset = async ({ client }: Holder, title: string): Promise<string> => {
  const kind = { asset_type: "physical", asset_subtype: "real_estate", currency: "USD", estimated_value: 180_000 };
  const id = crypto.randomUUID();
  await client.call("POST", "/api/assets", { id, title, ...kind });
  return id;
};

/** A square by the beginning of its name. */
const square = (page: Page, thing: string, name: RegExp) =>
  page.getByRole("button", { name: new RegExp(`^${thing}, ${name.source}`) });

test("[PRM-002] [PRM-026] [KEY-040] [KEY-044] the holder sees who can see what, and when, changes it square by square, and looks with the member's eyes", async ({
  openPage,
  baseURL,
}) => {
  const { holder, samir } = await family(baseURL!);
  await addAsset(holder, "Olive grove");
  const page = await openPage("/dashboard/will-holder/members", { as: holder });
  await page.getByRole("link", { name: "Who can see what" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Who can see what, and when" })).toBeVisible();
  const joined = /Samir Haddad/;
  await expect(square(page, "The will", joined)).toHaveAccessibleName(/: Now$/);
  await expect(square(page, "The will", /Leila Haddad/)).toHaveAccessibleName(/: Now$/);
  await expect(page.getByRole("row", { name: /^Leila Haddad Beneficiary\. / })).toBeVisible();
  await expect(square(page, "Assets", joined)).toHaveAccessibleName(/: No$/);
  expect(await axeFindings(page)).toEqual([]);

  // An asset is meant for nobody until a square says so, and then for after the release.
  const byAsset = page.getByRole("link", { name: "Asset by asset" });
  const back = page.getByRole("main").getByRole("link", { name: "Who can see what, and when" });
  await byAsset.click();
  const dialog = page.getByRole("dialog");
  const grove = square(page, "Olive grove", joined);
  await expect(grove).toHaveAccessibleName(/: No$/);
  await grove.click();
  await dialog.getByText("Later, from a date or an age").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a date or an age.")).toBeVisible();
  await expect(dialog.getByText("They are not part of the encryption.")).toBeVisible();
  await dialog.getByLabel("From age").fill("25");
  await expect(dialog.getByRole("link", { name: "Add date of birth" })).toBeVisible();
  await dialog.getByText("Later", { exact: true }).click();
  await dialog.getByText("Tell them that it exists").click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(grove).toHaveAccessibleName(/: Later$/);

  // How much, by the table that cuts the member's answers.
  await back.click();
  await square(page, "What they are worth", joined).click();
  await expect(dialog.getByText("Sees: currency and value")).toBeVisible();
  // Levels that show the same are one choice.
  await expect(dialog.getByRole("radio")).toHaveCount(4);
  await dialog.getByText("No", { exact: true }).click();
  await expect(dialog.getByRole("radio")).toHaveCount(2);
  await expect(dialog.getByText("They may remember or have copied what they already saw.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(square(page, "What they are worth", joined)).toHaveAccessibleName(/: No$/);

  // With the member's eyes: of what waits, that it is, and not what.
  await page.getByRole("link", { name: "See it as Samir does" }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${samir}/preview$`));
  await expect(page.getByText("This is what Samir sees today")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Later" })).toBeVisible();
  await expect(page.getByText("Olive grove")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  // Seen now, without its value; and by the holder on the asset's own page.
  await page.getByRole("link", { name: "Change who sees what" }).click();
  await square(page, "Assets", joined).click();
  await dialog.getByText("Now", { exact: true }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(square(page, "Assets", joined)).toHaveAccessibleName(/: Now$/);
  await page.getByRole("link", { name: "See it as Samir does" }).click();
  await expect(page.getByRole("heading", { name: "Olive grove" })).toBeVisible();
  await expect(page.getByText("$180,000")).toHaveCount(0);
});

test("[PRM-026] a square that was changed elsewhere meanwhile is not overwritten", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 409|ERR_FAILED/);
  const { holder, samir } = await family(baseURL!);
  const page = await openPage(matrix, { as: holder });
  const dialog = page.getByRole("dialog");
  await square(page, "Other members", /Samir Haddad/).click();
  await expect(dialog.getByText("What can Samir see or do?")).toBeVisible();
  // As if the news of it had not come yet: the page saves against what it has read.
  await page.route("**/api/members/access", (route) => route.abort());
  await holder.client.call("PATCH", `/api/members/${samir}/permissions`, {
    permissions: { canViewOtherMembers: "none" },
    version: 1,
  });
  await dialog.getByRole("radio", { name: /member since$/ }).check({ force: true });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This was changed elsewhere")).toBeVisible();
  type Levels = { members: { id: string; levels: Record<string, string> }[] };
  const { members } = await holder.client.call<Levels>("GET", "/api/members/access");
  expect(members.find(({ id }) => id === samir)?.levels.canViewOtherMembers).toBe("none");
  await page.unroute("**/api/members/access");
});

test("[VLT-067] [KEY-039] [KEY-049] [KEY-064] [KEY-066] a vault entry is meant for people from the form on, which says what they can read, and taken back on its page", async ({
  openPage,
  baseURL,
}) => {
  const { holder, samir } = await family(baseURL!);
  const keeper = await VaultKeeper.open(holder.client, fromQrText(holder.kit.qrText));
  await keeper.keep({ title: "Home safe", category: "safe", content: "Left 31" });
  const page = await openPage(vaultList, { as: holder });
  await unlockVault(page, holder);
  await page.getByRole("link", { name: "Add Vault Entry" }).first().click();
  const adding = page.getByRole("dialog", { name: "Add Vault Entry" });
  await adding.getByLabel("Title").fill("Letter to Samir");
  await adding.getByLabel("Content").fill("Dear Samir");
  await adding.getByRole("button", { name: "Choose people" }).click();
  const choosing = page.getByRole("dialog", { name: "Who is this for?" });
  await choosing.getByRole("checkbox", { name: /Samir Haddad/ }).check();
  await choosing.getByRole("button", { name: "Done" }).click();
  await adding.getByText("Tell them that it exists").click();
  const asked = page.getByRole("dialog", { name: "Is this what you want?" });
  const whenSaved = (dialog: Locator) => dialog.getByRole("status").filter({ hasText: "When you save:" });
  await expect(whenSaved(adding)).toContainText(
    "Samir Haddad can read, save and print “Letter to Samir” after you die.",
  );
  expect(await axeFindings(page)).toEqual([]);
  await adding.getByText("Immediate Access").click();
  await expect(whenSaved(adding)).toContainText("“Letter to Samir” now.");
  await adding.getByText("Access After Passing").click();
  await expect(whenSaved(adding)).toContainText("“Letter to Samir” after you die.");
  // The last letters are in no sentence yet when the button is pressed: the press waits for it, and no second look is asked.
  await adding.getByLabel("Title").fill("A letter to Samir");
  await adding.getByRole("button", { name: "Add", exact: true }).click();
  await expect(adding).toBeHidden({ timeout: 15_000 });
  type Entries = { entries: { entry_id: string; membership_id: string; tell_exists: boolean }[] };
  const linked = async () => (await holder.client.call<Entries>("GET", "/api/members/access")).entries;
  expect(await linked()).toMatchObject([{ membership_id: samir, tell_exists: true }]);

  // The list says at once for whom it is, and when.
  const listed = page.getByRole("listitem").filter({ hasText: "A letter to Samir" });
  await expect(listed.getByText(/Samir.?, later/)).toBeVisible();
  await page.getByRole("link", { name: "A letter to Samir" }).last().click();
  const who = page.getByRole("region", { name: "Who can open it, and when" });
  await expect(who.getByRole("button", { name: /^Samir Read, save and print/ })).toBeVisible();
  await expect(who.getByText("On: before you die, they know")).toBeVisible();
  await who.getByRole("switch", { name: "Tell them it exists" }).click({ force: true });
  await expect(who.getByText("Off: before you die, they do not see")).toBeVisible();
  await expect.poll(linked).toMatchObject([{ tell_exists: false }]);

  await who.getByRole("button", { name: "Change people" }).click();
  await choosing.getByRole("checkbox", { name: /Leila Haddad/ }).check();
  // The sentence makes the dialog taller, and moves what is pressed next.
  await expect(whenSaved(choosing)).toContainText("Leila Haddad");
  await choosing.getByRole("checkbox", { name: /Samir Haddad/ }).uncheck();
  await expect(choosing.getByText("They may remember or have copied what they already saw.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(whenSaved(choosing)).toContainText(
    "Leila Haddad can read, save and print “A letter to Samir” after you die.",
  );
  await choosing.getByRole("button", { name: "Save" }).click();
  const leila = who.getByRole("button", { name: /^Leila Read, save and print/ });
  await expect(leila).toBeVisible();
  await expect(who.getByRole("button", { name: /^Samir/ })).toHaveCount(0);

  await leila.click();
  const forLeila = page.getByRole("dialog", { name: "A letter to Samir" });
  await forLeila.getByText("Now", { exact: true }).click();
  await expect(whenSaved(forLeila)).toContainText(
    "“A letter to Samir” now. This is earlier than the entry itself says.",
  );
  await forLeila.getByRole("button", { name: "Save" }).click();
  await expect(forLeila).toBeHidden();
  await expect(asked).toHaveCount(0);
  type Plan = { entries: { membership_id: string; access_condition: string }[] };
  const conditions = async () => (await holder.client.call<Plan>("GET", "/api/members/access")).entries;
  expect(await conditions()).toMatchObject([{ access_condition: "immediate" }]);
  await expect(page.getByText(/Leila.?, after joining/)).toBeVisible();
});

test("[PRM-002] [MBR-010] on a phone the person comes first, in Arabic from the right", async ({
  openPage,
  baseURL,
}) => {
  const { holder } = await family(baseURL!);
  const page = await openPage(matrix, { as: holder, variant: { width: 390, theme: "dark", language: "ar" } });
  await expect(page.getByRole("heading", { level: 1, name: "من يرى ماذا، ومتى" })).toBeVisible();
  await page.getByLabel("اختيار شخص").click();
  await page.getByRole("option", { name: /Leila Haddad/ }).click();
  await expect(page.getByRole("button", { name: /^الوصية، Leila Haddad: الآن/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeFindings(page)).toEqual([]);
});

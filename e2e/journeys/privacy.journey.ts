import { readFile } from "node:fs/promises";
import { fromQrText } from "@heirlock/crypto/recovery-key";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { strFromU8, unzipSync } from "fflate";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { mailWith } from "../harness/mails.ts";
import { emptyHolder, freshHolder, signIn } from "../harness/people.ts";
import { samplePdf } from "../harness/sample-files.ts";
import { settled } from "../harness/settled.ts";
import { unlockVault } from "../harness/vault-page.ts";

test("[ACC-029] a notification switch is saved at once, can be undone, and what guards the account stays on", async ({
  openPage,
  baseURL,
}) => {
  const page = await openPage("/settings/notifications", { as: await emptyHolder(baseURL!) });
  const reminders = page.getByRole("switch", { name: "Reminders, By email" });
  const people = page.getByRole("switch", { name: "Your members, By email" });
  await expect(reminders).toBeVisible();
  const before = { reminders: await reminders.isChecked(), people: await people.isChecked() };
  const word = (on: boolean) => (on ? "on" : "off");
  await reminders.click();
  await expect(page.getByText(`Reminders, By email: ${word(!before.reminders)}`)).toBeVisible();
  await people.click();
  await expect(page.getByText(`Your members, By email: ${word(!before.people)}`)).toBeVisible();
  // The note before it is on its way out.
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`Your members, By email: ${word(before.people)}`)).toBeVisible();
  await page.reload();
  await expect(reminders).toBeChecked({ checked: !before.reminders });
  await expect(people).toBeChecked({ checked: before.people });
  const safety = page.getByRole("row").filter({ hasText: "Account security" });
  await expect(safety.getByText("Always on")).toBeVisible();
  await expect(safety.getByRole("switch")).toHaveCount(1);
});

test("a switch that could not be saved goes back, and says so", async ({ openPage, baseURL, watch }) => {
  watch.allow(/status of 503/);
  const page = await openPage("/settings/notifications", { as: await emptyHolder(baseURL!) });
  const reminders = page.getByRole("switch", { name: "Reminders, In Heirlock" });
  await expect(reminders).toBeVisible();
  const before = await reminders.isChecked();
  await page.route("**/api/user/notification-settings", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503, body: "" }) : route.continue(),
  );
  await reminders.click();
  await expect(page.getByText("Your change was not saved")).toBeVisible();
  await expect(reminders).toBeChecked({ checked: before });
  await page.unroute("**/api/user/notification-settings");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(reminders).toBeChecked({ checked: !before });
});

test("[SEC-036] everything of a person comes in one archive, readable and for computers", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 409/);
  const person = await freshHolder(baseURL!);
  const title = `Olive grove <of> ${person.email.slice(0, 8)}`;
  await person.client.call("POST", "/api/assets", {
    id: crypto.randomUUID(),
    ...{ title, asset_type: "physical", asset_subtype: "real_estate", estimated_value: 1200.5, currency: "EUR" },
  });
  const keeper = await VaultKeeper.open(person.client, fromQrText(person.kit.qrText));
  const file = { name: "policy.pdf", type: "application/pdf", bytes: samplePdf(["Policy"]) };
  await keeper.keep({ title: "Home safe", category: "safe", content: "Left 31, <right> 41", file });
  const page = await openPage("/settings/privacy", { as: person });
  // Locked unless it is asked for; then the key is asked for too.
  await expect(page.getByRole("radio", { name: /^Locked/ })).toBeChecked();
  await page.getByText("Opened", { exact: true }).click();
  await expect(page.getByText("The file will not be locked.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Export in the vault" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Create my file" }).click();
  await unlockVault(page, person);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^heirlock-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText("Your file is ready")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(files).sort()).toEqual(["README.txt", "data.json", "index.html", "vault/0001 policy.pdf"]);
  expect(files["vault/0001 policy.pdf"]).toEqual(new Uint8Array(file.bytes));
  const data = JSON.parse(strFromU8(files["data.json"]!));
  expect(data.format).toBe("heirlock-export/1");
  expect(data.sections.account[0].email).toBe(person.email);
  expect(data.sections.assets[0]).toMatchObject({ title, estimated_value: "1200.50", currency: "EUR" });
  expect(data.vault).toBe("opened");
  expect(data.sections.vault[0]).toMatchObject({ title: "Home safe", content: "Left 31, <right> 41" });
  expect(data.sections.vaultEntries[0].title).toMatch(/^hlf1/);
  expect(data.sections.keys[0].bundle_by_password).toMatch(/^hlb1\.password\./);
  expect(strFromU8(files["README.txt"]!)).toContain("index.html");

  const readable = await page.context().newPage();
  await readable.setContent(strFromU8(files["index.html"]!));
  await expect(readable.getByRole("heading", { level: 1 })).toHaveText(`${person.firstName} ${person.lastName}’s data`);
  await expect(readable.getByText(title, { exact: true })).toBeVisible();
  await expect(readable.getByText("Left 31, <right> 41")).toBeVisible();
  await expect(readable.getByText("Asset added")).toBeVisible();
  expect(await readable.locator("script").count()).toBe(0);
  await readable.close();
  await mailWith(baseURL!, person.email, ["data"]);

  await page.reload();
  await page.getByRole("button", { name: "Create my file" }).click();
  await expect(page.getByText(/You can do it again at/)).toBeVisible();
});

test("[SEC-037] an account is closed with a word and the password, and kept again within its 14 days", async ({
  openPage,
  baseURL,
}) => {
  const person = await freshHolder(baseURL!);
  const page = await openPage("/settings/profile", { as: person, alone: true });
  await page.getByRole("link", { name: "Close my account" }).click();
  await settled(page);
  const close = page.getByRole("button", { name: "Close my account" });
  await close.click();
  await expect(page.getByRole("link", { name: "That is not the word. Type DELETE." })).toBeVisible();
  await page.getByLabel("Type the word DELETE").fill("delete");
  await page.getByLabel("Your password", { exact: true }).fill(person.password);
  await close.click();
  await expect(page).toHaveURL(/\/auth\/closed\?until=/, { timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1, name: "Your account is closed" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto("/settings/profile");
  await expect(page).toHaveURL(/\/auth\/login/);
  await signIn(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "Your account is closed" })).toBeVisible();
  await expect(page.getByText("14 days left")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto("/settings/preferences");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("language, colours, text size and motion apply at once and stay", async ({ openPage, baseURL }) => {
  const page = await openPage("/settings/preferences", { as: await emptyHolder(baseURL!) });
  const root = page.locator("html");
  await page.getByRole("radio", { name: "150%" }).check({ force: true });
  await expect(root).toHaveAttribute("data-text-size", "150");
  await page.getByRole("radio", { name: "Calm" }).check({ force: true });
  await expect(root).toHaveAttribute("data-motion", "calm");
  await page.reload();
  await expect(root).toHaveAttribute("data-motion", "calm");
  await expect(root).toHaveAttribute("data-text-size", "150");
  await expect(page.getByRole("radio", { name: "Calm" })).toBeChecked();
});

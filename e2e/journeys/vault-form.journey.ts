import { maxFileBytes } from "@heirlock/domain/vault/limits";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { emptyHolder, freshHolder } from "../harness/people.ts";
import { addEntry, chooseLarge, fillIn, unlockVault, vaultList } from "../harness/vault-page.ts";

const form = (page: Page) => page.getByRole("dialog", { name: "Add Vault Entry" });
const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
});

test("[VLT-003] [VLT-013] [VLT-014] [VLT-018] [VLT-024] [VLT-028] [VLT-033] an entry with a file is added, and edited as it was typed", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 401/);
  const person = await freshHolder(baseURL!);
  const page = await openPage(`${vaultList}/add`, { as: person });
  await unlockVault(page, person);
  const dialog = form(page);
  for (const field of ["Title", "Category", "Content", "Tags"]) await expect(dialog.getByLabel(field)).toBeVisible();
  // Nothing of it goes to a speller on another server.
  for (const field of ["Title", "Content", "Tags"])
    await expect(dialog.getByLabel(field)).toHaveJSProperty("spellcheck", false);
  for (const group of [/^Access Condition/, /^File Upload/, /^Linked Assets/])
    await expect(
      dialog.getByRole("group", { name: group }).or(dialog.getByRole("radiogroup", { name: group })),
    ).toBeVisible();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByRole("link", { name: "Title is required" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Content is required" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await dialog.getByLabel("Title").fill("Life insurance policy");
  await dialog.getByRole("button", { name: "Insurance policy" }).click();
  await expect(dialog.getByLabel("Content")).toHaveValue(/^Company:\nPolicy number:/);
  await dialog.getByLabel("Tags").fill(" insurance , , blue folder");
  await dialog.getByLabel("Tags").press("Enter");
  await expect(dialog.getByRole("button", { name: "Remove tag blue folder" })).toBeVisible();
  await dialog.getByLabel("File Upload").setInputFiles(pdf("policy-4417-b.pdf"));
  await expect(dialog).toContainText("It will be locked and uploaded when you save.");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Your vault entry was created successfully.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${vaultList}$`));

  const { entries } = await person.client.call<{ entries: { id: string; file: unknown }[] }>("GET", "/api/vault");
  expect(entries).toHaveLength(1);
  expect(entries[0]?.file).not.toBeNull();
  await page.getByRole("link", { name: "Life insurance policy" }).click();
  // As if the last proof were long ago: the question lies over the form that waits, and is answered there.
  const stale = { success: false, code: "REAUTH_REQUIRED", error: "Confirm your identity" };
  await page.route("**/api/vault/*/reveal", (route) => route.fulfill({ status: 401, json: stale }), { times: 1 });
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const proof = page.getByRole("dialog", { name: "Confirm your identity" });
  await proof.getByLabel("Password", { exact: true }).fill(person.password);
  await proof.getByRole("button", { name: "Confirm", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "Edit Vault Entry" });
  await expect(edit.getByLabel("Content")).toHaveValue(/^Company:\nPolicy number:/);
  await expect(edit).toContainText("policy-4417-b.pdf");
  await expect(edit).toContainText("Locked and stored");
  await edit.getByLabel("Title").fill("Life insurance, Union Vie");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Vault Entry Updated", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Life insurance, Union Vie" })).toBeVisible();
});

test("[VLT-021] [VLT-022] [VLT-023] what the vault does not take is told with its reason, and Add waits", async ({
  openPage,
  baseURL,
}) => {
  const person = await emptyHolder(baseURL!);
  const page = await openPage(`${vaultList}/add`, { as: person });
  await unlockVault(page, person);
  const dialog = form(page);
  const upload = dialog.getByLabel("File Upload");
  const add = dialog.getByRole("button", { name: "Add", exact: true });
  await upload.setInputFiles({ ...pdf("holiday.mov"), mimeType: "video/quicktime" });
  await expect(dialog).toContainText("Invalid file type. Allowed: PDF, JPG, PNG, DOC, DOCX.");
  await expect(add).toBeDisabled();
  await expect(dialog).toContainText("Fix the problem with the file, or remove it.");
  // A name alone is not enough: the first bytes must agree.
  await upload.setInputFiles({ name: "letter.docx", mimeType: "application/msword", buffer: Buffer.from("<html>") });
  await expect(dialog).toContainText("Invalid file type. Allowed: PDF, JPG, PNG, DOC, DOCX.");
  await chooseLarge(upload, "all.pdf", maxFileBytes + 1);
  await expect(dialog).toContainText("File too large. Max size is 20MB.");
  await chooseLarge(upload, "just-fits.pdf", maxFileBytes);
  await expect(dialog).toContainText("20 MB, PDF");
  await expect(add).toBeEnabled();
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["%PDF-1.4"], "dropped.pdf"));
    return data;
  });
  await dialog.locator("form").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(dialog).toContainText("dropped.pdf");

  await dialog.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay on page" }).click();
  await expect(dialog).toContainText("dropped.pdf");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Leave page" }).click();
  await expect(dialog).toBeHidden();
});

test("[VLT-034] [VLT-040] [VLT-042] a broken connection is tried three times, then told; what arrived is not sent again", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED/);
  const person = await freshHolder(baseURL!);
  const page = await openPage(`${vaultList}/add`, { as: person });
  await unlockVault(page, person);
  let tries = 0;
  await page.route("**/api/vault/files/*/parts/*", async (route) => {
    tries++;
    await route.abort();
  });
  const dialog = form(page);
  await dialog.getByLabel("Title").fill("Deed");
  await dialog.getByLabel("Content").fill("The house by the sea");
  await dialog.getByLabel("File Upload").setInputFiles(pdf("deed.pdf"));
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toContainText(/attempt 2 of 3/);
  await expect(dialog.getByRole("link", { name: "File upload failed after multiple attempts" })).toBeVisible();
  expect(tries).toBe(3);
  await expect(dialog.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute("**/api/vault/files/*/parts/*");
  let isStill = false;
  await page.route("**/api/vault/create", async (route) => {
    isStill = await dialog.getByLabel("Content").isDisabled();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Failed to create vault entry.")).toBeVisible();
  // What is typed while it is being saved would be lost when the form closes.
  expect(isStill).toBe(true);
  await expect(dialog.getByLabel("Content")).toBeEnabled();
  await expect(dialog).toContainText("Locked and stored");
  await page.unroute("**/api/vault/create");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Vault Entry Created", { exact: true })).toBeVisible();
  expect(sent.filter((path) => /vault\/(upload|files)/.test(path))).toEqual([]);
  const { entries, usage } = await person.client.call<{ entries: unknown[]; usage: { bytes: number } }>(
    "GET",
    "/api/vault",
  );
  expect(entries).toHaveLength(1);
  expect(usage.bytes).toBeGreaterThan(0);
});

test("[VLT-035] [VLT-036] [VLT-037] [VLT-038] three entries on Free; the fourth shows the limit, a plan without a vault what a plan would open, and nothing typed is lost", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 403/);
  const person = await freshHolder(baseURL!);
  const context = await openBrowser({ as: person });
  const first = await context.newPage();
  await first.goto(`${vaultList}/add`);
  await unlockVault(first, person);
  await fillIn(first, "Letter to Leila", "You were always right about the garden.");
  await addEntry(first, "Safe", "Behind the winter coats");
  const second = await context.newPage();
  await second.goto(`${vaultList}/add`);
  const dialog = form(second);
  await dialog.getByLabel("Title").fill("One too many");
  await dialog.getByLabel("Content").fill("Typed before the third was saved elsewhere");
  await addEntry(first, "Third", "The last that is free");

  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  const limit = second.getByRole("dialog", { name: "Vault limit reached" });
  await expect(limit).toContainText("Your Free plan has room for 3 vault items.");
  await expect(limit).toContainText("3 / 3");
  await expect(limit.getByRole("link", { name: "Upgrade to Increase Limit" })).toHaveAttribute(
    "href",
    "/settings/billing",
  );
  expect(await axeFindings(second)).toEqual([]);
  await limit.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByLabel("Title")).toHaveValue("One too many");

  // No plan of today lacks a vault, so the answer for one is played.
  const paywall = { success: false, code: "PAYWALL", error: "", used: 0, max: 0 };
  await second.route("**/api/vault/create", (route) => route.fulfill({ status: 403, json: paywall }));
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  const overlay = second.getByRole("dialog", { name: "Vault Access Required" });
  await expect(overlay).toContainText(
    "Vault access requires a paid plan. Upgrade to store and manage your important documents securely.",
  );
  await expect(overlay.getByRole("link", { name: "Upgrade to Access Vault" })).toHaveAttribute(
    "href",
    "/settings/billing",
  );
  expect(await axeFindings(second)).toEqual([]);
  await overlay.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByLabel("Title")).toHaveValue("One too many");

  // Whoever starts now is told before typing.
  await first.getByRole("link", { name: "Add Vault Entry" }).first().click();
  await expect(first.getByRole("dialog", { name: "Vault limit reached" })).toBeVisible();
  await expect(form(first)).toBeHidden();
});

test("[VLT-025] [VLT-026] [VLT-016] [VLT-029] [VLT-030] content that another key sealed is said to be unreadable, and replaced only after a second yes", async ({
  openPage,
  baseURL,
}) => {
  const person = await freshHolder(baseURL!);
  const asset = { id: crypto.randomUUID(), title: "House by the sea", asset_type: "physical" };
  await person.client.call("POST", "/api/assets", { ...asset, asset_subtype: "real_estate", currency: "EUR" });
  const page = await openPage(`${vaultList}/add`, { as: person });
  await unlockVault(page, person);
  const adding = form(page);
  await expect(adding).toContainText("No assets linked");
  await adding.getByRole("button", { name: "Link Asset(s)" }).click();
  const picker = page.getByRole("dialog", { name: "Select Assets" });
  await picker.getByText("House by the sea").click();
  await picker.getByRole("button", { name: "Confirm Selection" }).click();
  await expect(adding.getByRole("button", { name: "Unlink House by the sea" })).toBeVisible();
  // Held here until the entry is saved.
  const ofHouse = async () =>
    (await person.client.call<{ entries: unknown[] }>("GET", `/api/assets/${asset.id}/vault-entries`)).entries.length;
  expect(await ofHouse()).toBe(0);
  await fillIn(page, "Deed", "The first text");
  expect(await ofHouse()).toBe(1);

  // The key that the server hands out is another one than the content was sealed with.
  await page.route("**/api/vault/*/reveal", async (route) => {
    const answer = await (await route.fetch()).json();
    const { wrapped_content_key: key } = answer.data;
    answer.data.wrapped_content_key = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    await route.fulfill({ json: answer });
  });
  await page.getByRole("link", { name: "Deed" }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "Edit Vault Entry" });
  await expect(edit).toContainText(
    "Unable to decrypt this vault entry. The content may be missing or was encrypted with a different key.",
  );
  await expect(edit).toContainText(
    "You can still edit and save this entry, but the original content will be lost if you save.",
  );
  await expect(edit.getByLabel("Title")).toHaveValue("Deed");
  await edit.getByRole("button", { name: "Unlink House by the sea" }).click();
  await expect(edit).toContainText("No assets linked");
  await edit.getByLabel("Content").fill("Written anew");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Replace the content that cannot be opened?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(edit.getByLabel("Content")).toHaveValue("Written anew");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await question.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByText("Vault Entry Updated", { exact: true })).toBeVisible();
  await page.unroute("**/api/vault/*/reveal");
  await page.getByRole("button", { name: "Show content" }).click();
  await expect(page.getByText("Written anew")).toBeVisible();
});

import { readFile } from "node:fs/promises";
import { fromQrText } from "@heirlock/crypto/recovery-key";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";
import { samplePdf, samplePng } from "../harness/sample-files.ts";
import { unlockVault } from "../harness/vault-page.ts";

const address = "/dashboard/will-holder/vault";

test("[KEY-027] content is shown to whoever proves who they are, hides again after five minutes, and is gone at a lock", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 401/);
  const holder = await freshHolder(baseURL!);
  const keeper = await VaultKeeper.open(holder.client, fromQrText(holder.kit.qrText));
  const { id } = await keeper.keep({ title: "Home safe", category: "safe", content: "Left 31, right 41, left 59" });
  const context = await openBrowser({ as: holder });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`${address}/${id}`);
  await unlockVault(page, holder);
  const content = page.getByText("Left 31, right 41, left 59");
  await expect(page.getByRole("heading", { level: 1, name: "Home safe" })).toBeVisible({ timeout: 20_000 });
  await expect(content).toHaveCount(0);
  // As if the last proof were long ago: without the password again nothing is shown.
  const stale = { success: false, code: "REAUTH_REQUIRED", error: "Confirm your identity" };
  await page.route("**/api/vault/*/reveal", (route) => route.fulfill({ status: 401, json: stale }), { times: 2 });
  const proof = page.getByRole("dialog", { name: "Confirm your identity" });
  await page.getByRole("button", { name: "Show content" }).click();
  await proof.getByRole("button", { name: "Cancel" }).click();
  await expect(content).toHaveCount(0);
  await page.getByRole("button", { name: "Show content" }).click();
  await proof.getByLabel("Password", { exact: true }).fill(holder.password);
  await proof.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(content).toBeVisible({ timeout: 15_000 });
  expect(await axeFindings(page)).toEqual([]);

  // On paper stand the title and what is shown, and nothing to press.
  await page.getByRole("button", { name: "More actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Print" }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(content).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Home safe" })).toBeVisible();
  for (const name of ["Copy", "Hide", "More actions"])
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.clock.fastForward("03:30");
  await expect(page.getByText("Hides again in 1 minute.")).toBeVisible();
  await page.clock.fastForward("01:40");
  await expect(content).toHaveCount(0);

  await page.getByRole("button", { name: "Show content" }).click();
  await expect(content).toBeVisible();
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(content).toHaveCount(0);

  // In the form too: covered after five minutes without a touch, still there, and not lost by leaving.
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Vault Entry" });
  const field = form.getByLabel("Content");
  await expect(field).toHaveValue("Left 31, right 41, left 59");
  await field.fill("Left 31, right 41, left 60");
  await page.clock.fastForward("05:01");
  await expect(field).toHaveCount(0);
  await form.getByRole("button", { name: "Show content" }).click();
  await expect(field).toHaveValue("Left 31, right 41, left 60");
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay on page" }).click();
  await expect(field).toHaveValue("Left 31, right 41, left 60");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Leave page" }).click();
  await expect(form).toBeHidden();

  await page.getByRole("button", { name: "Show content" }).click();
  await expect(content).toBeVisible();
  await page.getByRole("button", { name: "More actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Lock now" }).click();
  await expect(page.getByText("Your vault is locked")).toBeVisible();
  await expect(content).toHaveCount(0);
});

test("a PDF and a picture are shown from memory, and a download has the very bytes", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  const holder = await freshHolder(baseURL!);
  const keeper = await VaultKeeper.open(holder.client, fromQrText(holder.kit.qrText));
  const bytes = samplePdf(["Policy 4417-B", "Conditions"]);
  const policy = await keeper.keep({
    title: "Policy",
    category: "document",
    content: "Call Mr Nassar.",
    file: { name: "policy-4417-b.pdf", type: "application/pdf", bytes },
  });
  const photo = await keeper.keep({
    title: "Photo",
    category: "document",
    content: "The blue folder.",
    file: { name: "folder.png", type: "image/png", bytes: samplePng() },
  });
  const context = await openBrowser({ as: holder });
  const page = await context.newPage();
  await page.goto(`${address}/${policy.id}`);
  await unlockVault(page, holder);
  const file = page.getByRole("region", { name: "File" });
  await expect(file).toContainText("policy-4417-b.pdf");
  await file.getByRole("button", { name: "Open", exact: true }).click();
  await expect(file).toContainText("PDF · 2 pages");
  const drawn = file.getByRole("img", { name: "Page 1 of 2" });
  await expect
    .poll(() => drawn.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL("image/png").length))
    .toBeGreaterThan(2000);
  await file.getByRole("button", { name: "Next page" }).click();
  await expect(file.getByRole("img", { name: "Page 2 of 2" })).toBeVisible();
  await expect(file).toContainText("It has not changed since you added it.");
  expect(await axeFindings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    file.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("policy-4417-b.pdf");
  expect(new Uint8Array(await readFile(await download.path()))).toEqual(bytes);

  await page.getByRole("link", { name: "Vault", exact: true }).last().click();
  await page.getByRole("link", { name: "Photo" }).click();
  await expect(page).toHaveURL(`${address}/${photo.id}`);
  await file.getByRole("button", { name: "Open", exact: true }).click();
  const picture = file.getByRole("img", { name: "Image in this entry" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  const url = await picture.getAttribute("src");
  await file.getByRole("button", { name: "Close" }).click();
  await expect(picture).toHaveCount(0);
  // The address of the open picture leads nowhere any more.
  watch.allow(/ERR_FILE_NOT_FOUND/);
  const isGone = page.evaluate((address) => {
    const image = new Image();
    image.src = address!;
    return image.decode().then(
      () => false,
      () => true,
    );
  }, url);
  expect(await isGone).toBe(true);
});

test("[VLT-045] an earlier version can be looked at and fetched back; links to assets come, go and fail in words", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  const holder = await freshHolder(baseURL!);
  const asset = await holder.client.call<{ id: string }>("POST", "/api/assets", {
    title: "Apartment, Rue Gouraud",
    asset_type: "physical",
    asset_subtype: "real_estate",
  });
  const keeper = await VaultKeeper.open(holder.client, fromQrText(holder.kit.qrText));
  const file = { name: "deed.png", type: "image/png", bytes: samplePng() };
  const first = await keeper.keep({
    title: "Deed",
    category: "document",
    content: "In the blue folder",
    file,
    assetIds: [asset.id],
  });
  await keeper.change(first, { title: "Deed of the flat", category: "note", content: "In the red folder" });
  const context = await openBrowser({ as: holder });
  const page = await context.newPage();
  await page.route("**/api/vault/*/assets", (route) => route.abort());
  await page.goto(`${address}/${first.id}`);
  await unlockVault(page, holder);
  await expect(page.getByRole("heading", { level: 1, name: "Deed of the flat" })).toBeVisible();
  const links = page.getByRole("region", { name: "Linked assets" });
  await expect(links).toContainText("Failed to fetch linked assets");
  await page.unroute("**/api/vault/*/assets");
  await page.getByRole("button", { name: "View version 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Version 1" });
  await dialog.getByRole("button", { name: "Show content" }).click();
  await expect(dialog.getByText("In the blue folder")).toBeVisible();
  await expect(dialog.getByText("With file deed.png")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Deed", exact: true })).toBeVisible();
  await expect(page.getByText("Vault Entry Updated")).toBeVisible();
  await expect(page.getByText(/Version 3,/)).toBeVisible();
  await page.getByRole("button", { name: "Show content" }).click();
  await expect(page.getByText("In the blue folder")).toBeVisible();
  const fileCard = page.getByRole("region", { name: "File" });
  await fileCard.getByRole("button", { name: "Open", exact: true }).click();
  await expect(fileCard.getByRole("img", { name: "Image in this entry" })).toBeVisible();

  const picker = page.getByRole("dialog", { name: "Select Assets" });
  const confirm = picker.getByRole("button", { name: "Confirm Selection" });
  const failsOnce = (step: string) =>
    page.route(`**/api/vault/*/assets/${step}`, (route) => route.abort(), { times: 1 });
  const unlink = links.getByRole("button", { name: "Unlink Apartment, Rue Gouraud" });
  await failsOnce("unlink");
  await unlink.click();
  await expect(page.getByText("Failed to unlink assets")).toBeVisible();
  await unlink.click();
  await expect(links).toContainText("No assets linked");
  await links.getByRole("button", { name: "Link Asset(s)" }).click();
  await picker.getByText("Apartment, Rue Gouraud").click();
  await failsOnce("link");
  await confirm.click();
  await expect(picker.getByRole("alert")).toContainText("Failed to link assets");
  await confirm.click();
  await expect(links.getByRole("link", { name: "Apartment, Rue Gouraud" })).toBeVisible();
});

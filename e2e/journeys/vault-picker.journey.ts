import { fromQrText } from "@heirlock/crypto/recovery-key";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";
import { fillIn } from "../harness/vault-page.ts";

test("[AST-021] [AST-041] [AST-043] [VLT-046] [VLT-048] [VLT-049] [VLT-050] [VLT-051] [VLT-052] [AST-052] entries are linked from an asset's card, found again on its page, and unlinked", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  const person = await freshHolder(baseURL!);
  const flat = crypto.randomUUID();
  await person.client.call("POST", "/api/assets", {
    id: flat,
    title: "Apartment",
    asset_type: "physical",
    asset_subtype: "real_estate",
    currency: "USD",
  });
  const keeper = await VaultKeeper.open(person.client, fromQrText(person.kit.qrText));
  await keeper.keep({ title: "Property deed", content: "In the safe", category: "document", tags: ["house"] });
  await keeper.keep({ title: "Home safe", content: "12-34-56", category: "safe" });

  const page = await openPage("/dashboard/will-holder/assets", { as: person });
  const card = page.getByRole("article", { name: "Apartment" });
  await expect(card).toContainText("No vault items linked");
  await card.getByRole("button", { name: "Link Vault Item to Apartment" }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("dialog").getByRole("button", { name: "Unlock", exact: true }).click();

  const picker = page.getByRole("dialog", { name: "Select Vault Entries" });
  await expect(picker).toContainText("2 vault entries found", { timeout: 20_000 });
  await expect(picker.getByRole("button", { name: "Confirm Selection" })).toBeDisabled();
  await expect(picker.getByRole("link", { name: "Create New Vault Entry" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await picker.getByRole("button", { name: "Select All", exact: true }).click();
  await expect(picker).toContainText("2 selected");
  await picker.getByRole("button", { name: "Deselect All" }).click();
  await picker.getByPlaceholder("Search by title or metadata...").fill("no such thing");
  await expect(picker).toContainText("No entries found");
  await picker.getByPlaceholder("Search by title or metadata...").fill("house");
  await expect(picker).toContainText("1 vault entry found");
  await picker.getByRole("checkbox", { name: /Property deed/ }).check();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await expect(picker.getByRole("button", { name: "Cancel" })).toBeVisible();
  await page.route("**/vault-entries/link", (route) => route.abort(), { times: 1 });
  await picker.getByRole("button", { name: "Confirm Selection" }).click();
  await expect(picker.getByRole("alert")).toContainText("Failed to link vault entries");
  const held = Promise.withResolvers<void>();
  await page.route("**/vault-entries/link", (route) => held.promise.then(() => route.continue()), { times: 1 });
  await picker.getByRole("button", { name: "Confirm Selection" }).click();
  await expect(picker.getByRole("button", { name: "Linking..." })).toBeVisible();
  held.resolve();
  await expect(picker).toBeHidden();
  await expect(card).toContainText(/Property deed.*Category: Document · Created/);
  expect(asked).toContain(`POST /api/assets/${flat}/vault-entries/link`);
  expect(asked).not.toContain("GET /api/assets");
  expect(await axeFindings(page)).toEqual([]);

  await card.getByRole("button", { name: "Details of Property deed" }).click();
  const details = page.getByRole("dialog", { name: "Property deed" });
  await expect(details).toContainText("Access After Passing");
  await details.getByRole("button", { name: "Close" }).last().click();
  await expect(card.getByRole("link", { name: "Open Property deed in a new tab" })).toHaveAttribute("target", "_blank");

  await card.getByRole("link", { name: /View Details/ }).click();
  const links = page.getByRole("region", { name: "Linked Vault Items" });
  await expect(links).toContainText("Property deed");
  // A new entry begins with the asset it is for, and leads back to it.
  await links.getByRole("button", { name: "Link Vault Item to Apartment" }).click();
  await picker.getByRole("link", { name: "Create New Vault Entry" }).click();
  const form = page.getByRole("dialog", { name: "Add Vault Entry" });
  await expect(form.getByRole("button", { name: "Unlink Apartment" })).toBeVisible();
  await fillIn(page, "Keys of the flat", "With Mr Sfeir");
  await expect(page).toHaveURL(new RegExp(`/assets/${flat}$`));
  await expect(links).toContainText("Keys of the flat");
  await links.getByRole("button", { name: "Link Vault Item to Apartment" }).click();
  // Three are all that the plan has room for: no button that would lead to a refusal.
  await expect(picker).toContainText("3 vault entries found");
  await expect(picker.getByRole("link", { name: "Create New Vault Entry" })).toHaveCount(0);
  await picker.getByRole("checkbox", { name: /Keys of the flat/ }).uncheck();
  await picker.getByRole("checkbox", { name: /Property deed/ }).uncheck();
  await page.route("**/vault-entries/unlink", (route) => route.abort(), { times: 1 });
  await picker.getByRole("button", { name: "Confirm Selection" }).click();
  await expect(picker.getByRole("alert")).toContainText("Failed to unlink vault entries");
  await picker.getByRole("button", { name: "Confirm Selection" }).click();
  await expect(links).toContainText("No vault items linked");
});

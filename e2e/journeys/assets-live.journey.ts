import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";

const address = "/dashboard/will-holder/assets";

test("an asset that is added, changed or deleted appears in the second tab by itself", async ({
  openBrowser,
  baseURL,
}) => {
  const person = await freshHolder(baseURL!);
  const context = await openBrowser({ as: person });
  const first = await context.newPage();
  const second = await context.newPage();
  await first.goto(`${address}/add?type=physical&subtype=vehicle`);
  await second.goto(address);
  await expect(second.getByText("No assets added yet")).toBeVisible();
  await second.evaluate(() => {
    (window as { mark?: string }).mark = "not reloaded";
  });

  await first.getByLabel("Title").fill("Blue bicycle");
  await first.getByRole("button", { name: "Add asset" }).click();
  await expect(second.getByRole("article", { name: "Blue bicycle" })).toBeVisible({ timeout: 3000 });

  const { all } = await person.client.call<{ all: { id: string; version: number }[] }>("GET", "/api/assets");
  await first.goto(`${address}/${all[0]!.id}/edit`);
  await first.getByLabel("Title").fill("Green bicycle");
  await first.getByRole("button", { name: "Save changes" }).click();
  await expect(second.getByRole("article", { name: "Green bicycle" })).toBeVisible({ timeout: 3000 });

  await first.goto(`${address}/${all[0]!.id}`);
  await first.getByRole("button", { name: "Delete asset" }).click();
  const dialog = first.getByRole("dialog").or(first.getByRole("alertdialog"));
  await expect(dialog).toContainText("Delete “Green bicycle”?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(second.getByRole("article", { name: "Green bicycle" })).toBeVisible();
  await first.getByRole("button", { name: "Delete asset" }).click();
  await dialog.getByRole("button", { name: "Delete asset" }).click();
  await expect(second.getByText("No assets added yet")).toBeVisible({ timeout: 3000 });
  expect(await second.evaluate(() => (window as { mark?: string }).mark)).toBe("not reloaded");
});

test("a change made elsewhere meanwhile is not overwritten", async ({ openBrowser, baseURL, watch }) => {
  watch.allow(/status of 409/);
  const person = await freshHolder(baseURL!);
  const id = crypto.randomUUID();
  await person.client.call("POST", "/api/assets", {
    id,
    title: "Old watch",
    asset_type: "physical",
    asset_subtype: "valuable",
    currency: "EUR",
  });
  const here = await openBrowser({ as: person });
  const page = await here.newPage();
  // No live events in this tab: it does not learn of the change in time.
  await page.route(/\/api\/events/, (route) => route.abort());
  watch.allow(/ERR_FAILED/);
  await page.goto(`${address}/${id}/edit`);
  await expect(page.getByLabel("Title")).toHaveValue("Old watch");

  const elsewhere = await (await openBrowser({ as: person })).newPage();
  await elsewhere.goto(`${address}/${id}/edit`);
  await elsewhere.getByLabel("Title").fill("Grandfather's watch");
  await elsewhere.getByRole("button", { name: "Save changes" }).click();
  await expect(elsewhere.getByText("Asset updated")).toBeVisible();

  await page.getByLabel("Title").fill("My watch");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changed somewhere else")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("My watch");
  await page.getByRole("button", { name: "Load the latest version" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Grandfather's watch");
});

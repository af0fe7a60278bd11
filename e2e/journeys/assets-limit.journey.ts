import { plans } from "@heirlock/domain/billing/plans";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { emptyHolder, freshHolder } from "../harness/people.ts";

const limit = plans.free.limits.assets;

test("the plan's limit is told with its numbers, and what was typed is kept", async ({ openPage, baseURL, watch }) => {
  watch.allow(/status of 40[23]|status of 409/);
  const person = await freshHolder(baseURL!);
  for (let number = 1; number <= limit; number++)
    await person.client.call("POST", "/api/assets", {
      id: crypto.randomUUID(),
      title: `Painting ${number}`,
      asset_type: "physical",
      asset_subtype: "valuable",
      currency: "USD",
    });
  const page = await openPage("/dashboard/will-holder/assets/add", { as: person });
  await page.getByLabel("Title").fill("One painting too many");
  await page.getByRole("button", { name: "Add asset" }).click();
  const dialog = page.getByRole("dialog", { name: "Asset limit reached" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(`${limit} / ${limit}`);
  await expect(dialog.getByRole("link", { name: "Upgrade to Increase Limit" })).toHaveAttribute(
    "href",
    "/settings/billing",
  );
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Title")).toHaveValue("One painting too many");
  const { all } = await person.client.call<{ all: unknown[] }>("GET", "/api/assets");
  expect(all).toHaveLength(limit);
});

test("leaving a form with something typed asks once", async ({ openPage, baseURL }) => {
  const page = await openPage("/dashboard/will-holder/assets/add", { as: await emptyHolder(baseURL!) });
  await page.getByLabel("Title").fill("Half a thought");
  await page.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(question).toContainText("Leave without saving?");
  await question.getByRole("button", { name: "Stay on page" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard\/will-holder\/assets$/);
});

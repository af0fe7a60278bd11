import { expect, test } from "../harness/journey.ts";
import { emptyHolder } from "../harness/people.ts";
import { unlockVault, vaultList } from "../harness/vault-page.ts";

test("[VLT-056] a computer without a camera says so, and a picture can be chosen instead", async ({
  openBrowser,
  baseURL,
}) => {
  const person = await emptyHolder(baseURL!);
  const context = await openBrowser({ as: person });
  await context.grantPermissions(["camera"]);
  const page = await context.newPage();
  await page.goto(`${vaultList}/add`);
  await unlockVault(page, person);
  await page.getByRole("button", { name: "Take Photo" }).click();
  const camera = page.getByRole("dialog", { name: "Take Photo" });
  await expect(camera).toContainText("Camera not supported in this environment");
  await expect(camera.getByRole("button", { name: "Choose file" })).toBeVisible();
});

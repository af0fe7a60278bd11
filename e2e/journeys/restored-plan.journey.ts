import { fromQrText } from "@heirlock/crypto/recovery-key";
import { PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { axeFindings } from "../harness/accessibility.ts";
import { startHouse } from "../harness/house.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder, signIn } from "../harness/people.ts";
import { unlockVault } from "../harness/vault-page.ts";
import { withoutGuide } from "../harness/without-guide.ts";

const changes = "/dashboard/will-holder/plan-changes";
const form = {
  ...{ first_name: "Yara", last_name: "Khoury", is_active: "true", relationship_type: "daughter" },
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
};

test("[KEY-078] after a restore from a backup the holder is told, looks through the plan, and goes on from it on all devices", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const house = await startHouse();
  try {
    const url = house.apiUrl;
    const holder = await freshHolder(url);
    await holder.client.call("POST", "/api/members", form);
    const key = fromQrText(holder.kit.qrText);
    const keeper = await VaultKeeper.open(holder.client, key);
    const plan = await PlanKeeper.open(holder.client, key);
    const keep = async (title: string) => {
      const { id } = await keeper.keep({ title, category: "note", content: "Behind the fig tree." });
      await plan.signPlan();
      return id;
    };
    await keep("Where the well is");
    const newPage = async () =>
      await (await withoutGuide(await browser.newContext({ baseURL: url, locale: "en-GB" }))).newPage();
    const devices = [await newPage(), await newPage()] as const;
    for (const page of devices) await signIn(page, holder);
    const putBack = await house.backUp();

    // Both devices see a head that the backup does not have.
    await keep("The lease");
    for (const page of devices) {
      await page.goto(changes);
      await unlockVault(page, holder);
      await expect(page.getByText("Everything is as you signed it")).toBeVisible();
    }
    await putBack();

    const [page, other] = devices;
    await page.reload();
    await unlockVault(page, holder);
    await expect(page.getByText(/Our server shows an older state of your plan/)).toBeVisible();
    await expect(page.getByText("Our server", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Yara Khoury" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Go on from this plan" }).click();
    await expect(page.getByText("Everything is as you signed it")).toBeVisible();

    await other.reload();
    await unlockVault(other, holder);
    await expect(other.getByText("Everything is as you signed it")).toBeVisible();
  } finally {
    await house.leave();
  }
});

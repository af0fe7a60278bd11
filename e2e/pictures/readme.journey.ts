import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/journey.ts";
import { amal, freshHolder, nadia, type Person, samir } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";
import type { Variant } from "../harness/variants.ts";
import { unlockVault, vaultList } from "../harness/vault-page.ts";

// The pictures of the README, taken anew from the product as it is: `pnpm e2e --project pictures`.

const folder = join(import.meta.dirname, "../../docs/screenshots");
const desk: Variant = { width: 1280, theme: "light", language: "en" };
const phone: Variant = { width: 390, theme: "light", language: "en" };
const phoneInArabic: Variant = { ...phone, language: "ar" };
const members = "/dashboard/will-holder/members";
/** A wife, a mother, two sons and a daughter, and a family of thirteen heirs with two wives, both in Lebanon. */
const family = "f=1.EWxiLWlzbGFtaWMtaGFuYWZpAAYPCwQyAAEyAAEzAAEAAAA";
const largeFamily =
  "f=1.EWxiLWlzbGFtaWMtaGFuYWZpBhAGBVl1c3VmCwVBaXNoYQ8ESHVkYQ8FU2FsbWEyAAMET21hcjIAAwVCaWxhbDMAAwZNYXJpYW0zAAMGWmVpbmFiMwADBUhhbmFuMgAEBFppYWQyAAQFS2FyaW0zAAQETGluYTMABARTYXJhMgECBVRhcmVrMgECBU5hYmlsMwECBVJhbmlhgLDjLQNVU0QAAAA";

async function take(page: Page, name: string, height = page.viewportSize()!.height): Promise<void> {
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
  await settled(page);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled", caret: "hide" });
}

async function memberId(page: Page, { email }: Person): Promise<string> {
  const { data } = await (await page.request.get("/api/members")).json();
  return data.find((one: { email: string }) => one.email === email).id;
}

const looks: [name: string, address: string, who: Person | undefined, variant: Variant, height?: number][] = [
  ["landing", "/", undefined, desk],
  ["shares", `/who-inherits/shares#${family}`, undefined, desk, 1240],
  ["shares-phone-ar", `/who-inherits/shares#${family}`, undefined, phoneInArabic, 1700],
  ["shares-large-family", `/who-inherits/shares#${largeFamily}`, undefined, desk, 1790],
  ["dashboard-ar-dark", "/dashboard/will-holder", nadia, { width: 1280, theme: "dark", language: "ar" }],
  ["assets", "/dashboard/will-holder/assets", nadia, desk],
  ["assets-phone", "/dashboard/will-holder/assets", nadia, phone],
  ["members", members, nadia, desk],
  ["who-sees", `${members}/access`, nadia, desk],
  ["vault-locked", vaultList, nadia, desk],
];
for (const [name, address, who, variant, height] of looks)
  test(`the picture ${name}`, async ({ openPage }) => {
    const page = await openPage(address, { variant, ...(who && { as: who }) });
    await take(page, name, height ?? (variant.width < 700 ? 844 : 860));
  });

test("the pictures of a will", async ({ openPage }) => {
  const page = await openPage("/dashboard/will-holder/wills", { as: nadia });
  const { data } = await (await page.request.get("/api/wills")).json();
  const heirs = `/dashboard/will-holder/wills/${data.wills[0].id}/edit?step=heirs`;
  await page.goto(heirs);
  await take(page, "will-heirs", 1000);
  const inArabic = await openPage(heirs.replace("heirs", "review"), { as: nadia, variant: phoneInArabic });
  await take(inArabic, "will-review-phone-ar", 1400);
});

test("the pictures of an open vault", async ({ openPage }) => {
  const page = await openPage(vaultList, { as: nadia });
  await unlockVault(page, nadia);
  await expect(page.getByText("3 vault entries found")).toBeVisible();
  await take(page, "vault", 860);
  await page.goto(`${vaultList}/add`);
  await unlockVault(page, nadia);
  await take(page, "vault-add", 860);
});

test("the picture of an entry in Arabic", async ({ openPage }) => {
  const page = await openPage(vaultList, { as: nadia, variant: phoneInArabic });
  const { data } = await (await page.request.get("/api/vault")).json();
  await page.goto(`${vaultList}/${data.entries[0].id}`);
  await page.locator("input[type=password]").fill(nadia.password);
  await page.locator("input[type=password]").press("Enter");
  await expect(page.locator("input[type=password]")).toBeHidden({ timeout: 20_000 });
  await take(page, "vault-entry-phone-ar");
});

test("the pictures of one member", async ({ openPage }) => {
  const page = await openPage(members, { as: nadia });
  await page.goto(`${members}/${await memberId(page, samir)}?tab=permissions`);
  await take(page, "member-permissions", 860);
  const other = await memberId(page, amal);
  await page.goto(`${members}/${other}/compare`);
  await unlockVault(page, nadia);
  await expect(page.getByRole("button", { name: "All the words are the same" })).toBeVisible();
  await take(page, "compare-words", 860);
  await page.goto(`${members}/${other}/card`);
  await unlockVault(page, nadia);
  await expect(page.getByRole("button", { name: /^Print/ }).first()).toBeVisible();
  await take(page, "key-card", 860);
});

test("the picture of a shared entry", async ({ openPage }) => {
  const page = await openPage("/dashboard/member/assigned-vault", { as: samir });
  await unlockVault(page, samir);
  await page
    .getByRole("link", { name: /^Open: / })
    .first()
    .click();
  await page.getByRole("button", { name: "Show content" }).click();
  await take(page, "shared-entry", 860);
});

test("the picture of the Recovery Kit", async ({ openPage, baseURL }) => {
  const holder = await freshHolder(baseURL!);
  const page = await openPage("/settings/security/recovery-kit", { as: holder });
  await page.getByLabel("Your password").fill(holder.password);
  await page.getByRole("button", { name: "Create a new kit" }).click();
  await expect(page.getByRole("button", { name: "Print my Recovery Kit" })).toBeVisible();
  await take(page, "recovery-kit", 860);
});

import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./people.ts";

export const vaultList = "/dashboard/will-holder/vault";

/** Opens the vault on whichever of its pages is there. */
export async function unlockVault(page: Page, { password }: Person): Promise<void> {
  const field = page.getByLabel("Password", { exact: true });
  await field.fill(password);
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(field).toBeHidden({ timeout: 20_000 });
}

/** Fills in the form that is open, and saves. */
export async function fillIn(page: Page, title: string, content: string): Promise<void> {
  const form = page.getByRole("dialog", { name: "Add Vault Entry" });
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Content").fill(content);
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(form).toBeHidden({ timeout: 15_000 });
}

/** Adds an entry as a person does, from the open list. */
export async function addEntry(page: Page, title: string, content: string): Promise<void> {
  await page
    .getByRole("link", { name: /^Add (Vault|First) Entry$/ })
    .first()
    .click();
  await fillIn(page, title, content);
}

/** Chooses a file of this size, made in the page: 20 MB through the browser's wire take longer than the journey. */
export async function chooseLarge(
  input: Locator,
  name: string,
  bytes: number,
  type = "application/pdf",
): Promise<void> {
  await input.evaluate(
    (element: HTMLInputElement, file) => {
      const start = "%PDF-1.4 ";
      const data = new DataTransfer();
      data.items.add(new File([start, new Uint8Array(file.bytes - start.length)], file.name, { type: file.type }));
      element.files = data.files;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { name, bytes, type },
  );
}

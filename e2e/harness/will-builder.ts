import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** To the next step of the builder, once what was typed is saved. */
export async function toStep(page: Page, step: "heirs" | "gifts" | "people" | "review"): Promise<void> {
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`step=${step}`));
}

/** Chooses in one of the lists of the builder. */
export async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

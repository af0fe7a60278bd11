import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { nadia } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";

const phone = { width: 390, theme: "light", language: "en" } as const;

test("[PWA-004, PWA-005, PWA-006, PWA-007] without a connection what is open can be read, saving waits, and a page that was not open says why", async ({
  openBrowser,
  watch,
}) => {
  watch.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource|OfflineError/);
  const context = await openBrowser({ as: nadia, variant: phone });
  const page = await context.newPage();
  const places = page.getByRole("navigation", { name: "Main" });
  const strip = page.getByText("You can read what is already open.");
  await page.goto("/dashboard/will-holder/assets");
  await settled(page);
  await page.goto("/settings/profile");
  await settled(page);
  await page.getByLabel("First name").fill("Nadine");
  const save = page.getByRole("button", { name: "Save", exact: false }).first();
  await expect(save).toBeEnabled();

  await context.setOffline(true);
  await expect(strip).toBeVisible();
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(save).toHaveAccessibleDescription(/You are offline/);
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await save.click({ force: true });
  await page.getByLabel("First name").press("Enter");
  expect(sent).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  await context.setOffline(false);
  await expect(strip).toHaveCount(0);
  await expect(save).not.toHaveAttribute("aria-disabled");
  await page.getByLabel("First name").fill(nadia.firstName);

  // A button of its own, without a form, waits too.
  await page.goto("/settings/security#sessions");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const end = page.getByRole("dialog").getByRole("button").last();
  await expect(end).not.toHaveAttribute("aria-disabled");
  await context.setOffline(true);
  await expect(end).toHaveAttribute("aria-disabled", "true");
  await expect(end).toHaveAccessibleDescription(/You are offline/);
  await end.click({ force: true });
  expect(sent).toEqual([]);
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  await expect(strip).toHaveCount(0);

  await places.getByRole("link", { name: "Members" }).click();
  await settled(page);
  await expect(page.getByRole("link", { name: /Samir Haddad/ })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByRole("link", { name: /Samir Haddad/ })).toBeVisible();
  await page.getByRole("button", { name: "Filter and search" }).click();
  await page.getByRole("searchbox", { name: "Search by name" }).fill("samir");
  await expect(page.getByText("1 member", { exact: true })).toBeVisible();

  // A page that was not open before has nothing to show, and says why.
  await places.getByRole("link", { name: "Vault" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You're offline" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Waiting for connection..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page.getByRole("link", { name: /Samir Haddad/ })).toBeVisible();
  await places.getByRole("link", { name: "Vault" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You're offline" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vault" })).toBeVisible();
});

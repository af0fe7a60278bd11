import { expect, test } from "../harness/journey.ts";
import { nadia, samir } from "../harness/people.ts";
import { addressesOf, routerPages } from "../harness/router-pages.ts";

const people = { holder: nadia, member: samir };
/** A first step has no bars around it (mock-up y8); Home, one press away, has them. */
const firstSteps = ["/dashboard/will-holder/assets/first"];

for (const who of ["holder", "member"] as const)
  test(`every page behind the door of a ${who} has the way out in its frame`, async ({ openBrowser }) => {
    test.setTimeout(120_000);
    const context = await openBrowser({ as: people[who] });
    const page = await context.newPage();
    const pages = routerPages().filter((one) => one.who === who && !one.pattern.includes("$"));
    expect(pages.length).toBeGreaterThan(0);
    for (const { pattern } of pages) {
      await page.goto(addressesOf(pattern, "")[0]!);
      if (firstSteps.includes(pattern)) await page.getByRole("link", { name: "Skip for now" }).click();
      const menu = page.getByRole("banner").getByRole("button", { name: /account/i });
      await menu.click();
      await expect(page.getByRole("menuitem", { name: "Sign out" }), pattern).toBeVisible();
      await page.keyboard.press("Escape");
    }
  });

import { expect, test } from "../harness/journey.ts";
import { overflowFindings } from "../harness/layout.ts";
import { nadia } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";

const phone = { width: 390, theme: "light", language: "en" } as const;
const desk = { width: 1280, theme: "light", language: "en" } as const;

const bodySize = () => Number.parseFloat(getComputedStyle(document.body).fontSize);

test("[AXS-004] text is 17 px, 18 px on phones, and grows to 150 percent without leaving the page", async ({
  openPage,
}) => {
  test.setTimeout(120_000);
  const wide = await openPage("/dashboard/will-holder/assets", { as: nadia, variant: desk });
  await settled(wide);
  expect(await wide.evaluate(bodySize)).toBe(17);

  const page = await openPage("/settings/preferences", { as: nadia, variant: phone });
  await settled(page);
  expect(await page.evaluate(bodySize)).toBe(18);
  await page.getByText(/150\s?%/).click();
  await expect.poll(() => page.evaluate(bodySize)).toBe(27);
  for (const address of [
    "/settings/preferences",
    "/dashboard/will-holder",
    "/dashboard/will-holder/assets",
    "/help",
    "/",
  ]) {
    await page.goto(address);
    await settled(page);
    expect(await page.evaluate(bodySize), `${address} keeps the choice`).toBe(27);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowFindings(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test("[AXS-007] with reduced motion nothing moves", async ({ openPage }) => {
  for (const [address, options] of [
    ["/", { variant: desk }],
    ["/dashboard/will-holder", { variant: desk, as: nadia }],
  ] as const) {
    const page = await openPage(address, options);
    await settled(page);
    const moving = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(",").map((one) => Number.parseFloat(one) || 0));
      return [...document.querySelectorAll("*")]
        .map((element) => ({ element, style: getComputedStyle(element) }))
        .filter(
          ({ style }) =>
            seconds(style.transitionDuration) > 0.001 ||
            (style.animationName !== "none" && seconds(style.animationDuration) > 0.001),
        )
        .map(({ element }) => `${element.tagName}.${element.getAttribute("class")}`);
    });
    expect(moving, address).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test("[AXS-012, AXS-014] a language is chosen on the page and stays", async ({ openPage }) => {
  const page = await openPage("/pricing", { variant: desk });
  await settled(page);
  await page
    .getByRole("button", { name: /Change language/ })
    .first()
    .click();
  await page
    .getByRole("link", { name: "العربية" })
    .or(page.getByRole("menuitemradio", { name: "العربية" }))
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("h1")).toHaveText(/\p{Script=Arabic}/u);
  await page.goto("/help");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("h1")).toHaveText(/\p{Script=Arabic}/u);
});

test("[SEC-004] after looking around, the browser keeps no answer of the API", async ({ openPage }) => {
  const page = await openPage("/dashboard/will-holder/assets", { as: nadia });
  await settled(page);
  const kept = await page.evaluate(async () => {
    const caches = await window.caches.keys();
    const stored = await Promise.all(
      caches.map(async (name) => (await (await window.caches.open(name)).keys()).map((one) => one.url)),
    );
    return stored.flat();
  });
  expect(kept.filter((url) => url.includes("/api/"))).toEqual([]);
  const answer = await page.evaluate(async () => (await fetch("/api/assets")).headers.get("cache-control"));
  expect(answer).toBe("no-store");
});

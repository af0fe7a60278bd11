import type { Page } from "@playwright/test";
import { axeFindings, structureFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { tabTo } from "../harness/keyboard.ts";
import { overflowFindings, overflowWidths, smallTargets, smallTexts } from "../harness/layout.ts";
import { nadia } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";

/** Families as the calculator writes them into the fragment of the address. */
const families = {
  /** A wife, a mother, two sons and a daughter in Lebanon, without names. */
  five: "f=1.EWxiLWlzbGFtaWMtaGFuYWZpAAYPCwQyAAEyAAEzAAEAAAA",
  /** Two wives with nine children between them, both parents; two brothers and a sister who do not inherit. */
  sixteen:
    "f=1.EWxiLWlzbGFtaWMtaGFuYWZpBhAGBVl1c3VmCwVBaXNoYQ8ESHVkYQ8FU2FsbWEyAAMET21hcjIAAwVCaWxhbDMAAwZNYXJpYW0zAAMGWmVpbmFiMwADBUhhbmFuMgAEBFppYWQyAAQFS2FyaW0zAAQETGluYTMABARTYXJhMgECBVRhcmVrMgECBU5hYmlsMwECBVJhbmlhgLDjLQNVU0QAAAA",
  /** Four wives, a child with each; one son died and left a son, and one daughter's mother is not known. */
  fourWives:
    "f=1.EWxiLWlzbGFtaWMtaGFuYWZpAgwPBEh1ZGEPBVNhbG1hDwNSaW0PBU5vdXJhMgABBE9tYXIzAAIETGluYTIAAwRaaWFkMAAEBFNhbWkSCARBZGFtBAVZdXN1ZhMABEhhbGEJAAAAAA",
  /** A wife, two daughters and both parents: more is promised than there is. */
  promisedTooMuch: "f=1.EWxiLWlzbGFtaWMtaGFuYWZpBgUPBVNhbWlhMwABBERhbmEzAAEETm9vcgYEQWRlbAsESGluZMD57wwDVVNEAAAA",
  /** A husband and two children of both in France, with separate property. */
  french: "f=1.D2ZyLWNpdmlsLWZyZW5jaIMCAw4EUGF1bDMBAAVMdWNpZTIBAARIdWdvAAEAAwAAAAAA",
  /** A wife and a son in Cyprus, whose figures are not confirmed. */
  cyprus: "f=1.CGN5LWNpdmlsAgIPA0FubjIAAQNUb20AAAA",
  /** A wife and two children in England, where a sum of money comes first. */
  english: "f=1.EWdiLWNvbW1vbi1lbmdsaXNoAgMPA0FubjIAAQNUb20zAAEDRXZlAAAA",
  /** Ordinary families: a wife and two or three children; in England both parents of somebody unmarried. */
  saudi: "f=1.EnNhLWlzbGFtaWMtaGFuYmFsaQIGDwRIdWRhMgABBE9tYXIyAAEFQmlsYWwzAAEETGluYQQACQAAAAA",
  france: "f=1.D2ZyLWNpdmlsLWZyZW5jaIICAw8EQW5uZTIAAQRIdWdvMwABBUx1Y2llAAEAAwAAAAAA",
  california: "f=1.FHVzLWNvbW1vbi1jYWxpZm9ybmlhIgQPBEthdGUyAAEDVG9tMwABA0V2ZTMAAQNBbXkAAAAAAAAAAAOAtIkTgIenDg",
  unmarried: "f=1.EWdiLWNvbW1vbi1lbmdsaXNoBgIGBkdlb3JnZQsETWFyeYC0iRMDR0JQAAAA",
  germany: "f=1.CGRlLWNpdmlsAgMPA0V2YTIAAQNNYXgzAAEDTGVhAQAA",
  /** A wife and a daughter in Lebanon; nobody said whether the parents live. */
  parentsUnsaid: "f=1.EWxiLWlzbGFtaWMtaGFuYWZpAgIPBEh1ZGETAARMaW5hAAAA",
  /** wide-variation-005 with a son: a wife, two daughters, a brother and a sister; the parents have died. */
  brotherAndSister:
    "f=1.EWxiLWlzbGFtaWMtaGFuYWZpAggPBEh1ZGESAARPbWFyEwAETGluYRMABFNhcmEEAAkAMgUGBFppYWQzBQYEUmltYQAAAA",
  /** wide-variation-008 with a son: a husband, a daughter and the father's brother. */
  uncle: "f=1.EWxiLWlzbGFtaWMtaGFuYWZpAwgOBEFkZWwiAARPbWFyIwAETGluYTQGBwAJAAAAAQAyBgcFS2FyaW0AAAA",
} as const;
const shares = (family: keyof typeof families) => `/who-inherits/shares#${families[family]}`;

const desk = { width: 1280, theme: "light", language: "en" } as const;
const phone = { width: 390, theme: "light", language: "en" } as const;

const tree = (page: Page) => page.getByRole("list", { name: "The family and their shares" });

/** Pairs of people in the tree whose boxes lie over each other, and those that hang out of it. */
async function overlaps(page: Page, count: number): Promise<string[]> {
  return tree(page).evaluate((root, wanted) => {
    const frame = root.getBoundingClientRect();
    // Every person is a button or, who has died, a box; the deceased is a box too.
    const nodes = [...root.querySelectorAll<HTMLElement>("button, [role=listitem] div")].filter(
      (node) => getComputedStyle(node).borderTopWidth !== "0px" || /rounded-\[16px\]/.test(node.className),
    );
    const people = nodes.filter((node) => !nodes.some((other) => other !== node && node.contains(other)));
    const boxes = people.map((node) => ({
      name: (node.textContent ?? "").slice(0, 20),
      box: node.getBoundingClientRect(),
    }));
    const found = boxes.flatMap(({ name, box }, place) =>
      boxes.slice(place + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return across > 1 && down > 1 ? [`${name} and ${other.name}`] : [];
      }),
    );
    const outside = boxes.filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1);
    const clipped = people.filter((node) => node.scrollWidth > node.clientWidth + 1);
    return [
      ...(people.length === wanted ? [] : [`${people.length} people instead of ${wanted}`]),
      ...found,
      ...outside.map(({ name }) => `${name} hangs out`),
      ...clipped.map((node) => `${(node.textContent ?? "").slice(0, 20)} does not fit its box`),
    ];
  }, count);
}

test("[LAW-031] sixteen people with two wives and three who do not inherit are drawn without overlap, and the sum is proved", async ({
  openPage,
}) => {
  const page = await openPage(shares("sixteen"), { variant: desk });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("13 people inherit");
  await expect(tree(page)).toBeVisible();
  expect(await overlaps(page, 14)).toEqual([]);
  for (const name of ["Yusuf", "Aisha", "Huda", "Salma", "Omar", "Hanan", "Ziad", "Sara"]) {
    await expect(tree(page).getByRole("button", { name: new RegExp(`^${name}`) })).toHaveCount(1);
  }
  await expect(tree(page).getByRole("list", { name: "Five children with Huda" }).getByRole("button")).toHaveCount(5);
  await expect(tree(page).getByRole("button", { name: /^Omar/ })).toHaveText(/son.*\$80,000/s);

  const outside = page.getByRole("region", { name: "Who does not inherit" });
  await expect(outside).toContainText("Tarek");
  await expect(outside).toContainText(/They do not inherit here\. .*because.*sons/);
  await expect(page.getByText("The shares add up to 48 / 48. Nothing is left over.")).toBeVisible();

  await tree(page).getByRole("button", { name: /^Huda/ }).click();
  const why = page.getByRole("region", { name: "Why Huda receives 1/16" });
  await expect(why.getByRole("listitem").first()).toContainText("$960,000");
  await expect(why).toContainText("Qur'an 4:12");
  expect(await overflowFindings(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  // The look for overlaps sees one that is there.
  await tree(page)
    .getByRole("button", { name: /^Bilal/ })
    .evaluate((node) => Object.assign(node.style, { position: "relative", insetBlockStart: "40px" }));
  expect(await overlaps(page, 14)).toContainEqual(expect.stringContaining("Bilal"));
});

test("[LAW-031] four wives, a son who died and a grandson are drawn without overlap, at every width that has the tree", async ({
  openPage,
}) => {
  const page = await openPage(shares("fourWives"), { variant: desk });
  await page.getByText("Tree", { exact: true }).click();
  await expect(tree(page)).toContainText("son, has died");
  await expect(tree(page).getByRole("button", { name: /^Adam/ })).toContainText(/does not inherit here, because/);
  for (const width of [960, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overlaps(page, 13), `at ${width} px`).toEqual([]);
    expect(await overflowFindings(page), `at ${width} px`).toEqual([]);
  }
});

test("[LAW-031] on a phone the family is a list of lists or a tree, with the same people, shares and amounts", async ({
  openPage,
}) => {
  const page = await openPage(shares("sixteen"), { variant: phone });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("13 people inherit");
  await page.getByText("Tree", { exact: true }).click();
  await expect(tree(page).getByRole("button", { name: /^Omar/ })).toBeVisible();
  expect(await overflowFindings(page)).toEqual([]);
  await page.getByText("List", { exact: true }).click();
  await expect(tree(page)).toHaveCount(0);
  const list = page.getByRole("list", { name: "Who receives what" });
  const huda = list.getByRole("list", { name: "Five children with Huda" });
  await expect(huda.getByRole("listitem")).toHaveCount(5);
  await expect(huda.getByRole("listitem").first()).toContainText("Omar");
  await expect(huda.getByRole("listitem").first()).toContainText("$80,000");
  await expect(huda.getByRole("img", { name: "1/12" })).toHaveCount(2);
  await page.getByRole("button", { name: "Why, group by group" }).click();
  await expect(page.getByRole("heading", { name: "The nine children: 13/24" })).toBeVisible();
  for (const width of overflowWidths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowFindings(page), `at ${width} px`).toEqual([]);
  }
});

for (const variant of [
  { width: 390, theme: "dark", language: "ar" },
  { width: 1280, theme: "contrast", language: "en" },
  { width: 1280, theme: "dark", language: "ar" },
] as const) {
  test(`the result in ${variant.language}, ${variant.theme}, ${variant.width} px`, async ({ openPage }) => {
    const page = await openPage(shares("promisedTooMuch"), { variant });
    await expect(page.getByText("27 / 27")).toBeVisible();
    await expect(page.locator("#uneven")).toBeVisible();
    const closed = page.locator("main section > h2 > button[aria-expanded=false]");
    for (let left = await closed.count(); left > 0; left--) await closed.first().click();
    expect(await structureFindings(page, variant.language)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await smallTexts(page)).toEqual([]);
  });
}

test("[AXS-002, LAW-034] reasons, a what-if and the way back, without a mouse", async ({ openPage }) => {
  const page = await openPage(shares("five"), { variant: desk });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Five people inherit");
  await expect(page.getByRole("img", { name: /^Wife: 15, Mother: 20.*of 120 parts$/ })).toBeVisible();

  const wife = page.getByRole("button", { name: /^Wife/ });
  await tabTo(page, wife);
  await page.keyboard.press("Enter");
  await expect(wife).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText("Every step, in order")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(wife).toHaveAttribute("aria-expanded", "false");

  await tabTo(page, page.getByRole("button", { name: "there were no sons" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "there were no sons" })).toBeFocused();
  const tried = page.getByRole("region", { name: "there were no sons" });
  const said = await tried.getByRole("paragraph").or(tried.getByRole("heading")).allTextContents();
  expect(said.slice(0, 2).join(" ").toLowerCase()).toBe("what if there were no sons");
  // With sons nobody asked for brothers; without them they are asked for before any share is shown [LAW-034].
  for (const question of [
    /brothers or sisters of the deceased/,
    /brother or sister die/,
    /uncles or aunts/,
    /uncle or aunt die/,
  ]) {
    await expect(page.getByText(question)).toBeVisible();
    await expect(page.getByText(/The shares add up to/)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What if");
    await tabTo(page, page.getByRole("button", { name: "None of them" }));
    await page.keyboard.press("Enter");
  }
  const daughter = page.getByRole("row", { name: /^Daughter/ });
  await expect(daughter.getByRole("img")).toHaveText(["17120", "2132"]);
  await expect(page.getByText("The shares add up to 32 / 32.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three people inherit");
  await tabTo(page, page.getByRole("button", { name: "Go back" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("The shares add up to 120 / 120.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Five people inherit");
  await expect(page.getByText("The four Sunni schools agree on this family.")).toBeVisible();
});

test("[LAW-029] a shared link leaves the names out unless they are wanted, and paper shows no family in the address", async ({
  openPage,
}) => {
  const page = await openPage(shares("french"), { variant: desk });
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.getByLabel("Link", { exact: true });
  const decoded = async () => Buffer.from((await link.inputValue()).split("f=1.")[1]!, "base64url").toString("latin1");
  expect(await decoded()).not.toContain("Lucie");
  // Whoever opens it on a slow phone first sees the page as it was prerendered, which knows of no family.
  const prerendered = await (await page.request.get("/who-inherits/shares")).text();
  expect(prerendered).toContain("Who receives what");
  expect(prerendered).not.toContain("No family here yet");
  await page.getByText("Include names").click();
  expect(await decoded()).toContain("Lucie");
  await page.getByRole("button", { name: "Close" }).click();

  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await page.evaluate(() => location.hash)).toBe("");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/inherit/);
  await expect(page.getByText("Print this page")).toBeHidden();
  await expect(page.getByRole("list", { name: "Who receives what" })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await page.evaluate(() => location.hash)).toContain("f=1.");
});

test("[LAW-012] a law without an engine says so with the reason, and shows no shares", async ({ openPage }) => {
  const page = await openPage(shares("cyprus"), { variant: phone });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We cannot work out shares for this law yet");
  await expect(page.getByText("We know this law, but its figures are not confirmed yet.")).toBeVisible();
  await expect(page.getByText("The shares add up to")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test("[LAW-013, LAW-008] where a sum of money comes first, the amount is asked and then decides the shares", async ({
  openPage,
}) => {
  const page = await openPage(shares("english"), { variant: desk });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We need one more answer");
  await page.getByLabel("How much there is to divide").fill("644000");
  await page.getByRole("button", { name: "See the shares" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three people inherit");
  // 322,000 and half of the other 322,000 are three quarters.
  await expect(page.getByRole("listitem").filter({ hasText: "Ann" }).getByRole("img", { name: "3/4" })).toBeVisible();
});

test("[LAW-018, LAW-020, LAW-039] the page says once how sure it is, and every source is one tap away", async ({
  openPage,
}) => {
  const page = await openPage(shares("five"), { variant: desk });
  await expect(page.getByText("We read the text of this law. Last checked June 2026.")).toHaveCount(1);
  const list = page.getByRole("list", { name: "Who receives what" });
  await expect(list.getByText("(to be confirmed with a lawyer)")).toHaveCount(1);
  await expect(list.getByRole("listitem").filter({ hasText: "Son 1" }).first()).toContainText(
    "(to be confirmed with a lawyer)",
  );
  await expect(page.getByText("Bukhari 6732")).toHaveCount(0);
  await page.getByRole("button", { name: /^Sources/ }).click();
  await expect(page.getByText("Bukhari 6732")).toBeVisible();
  await expect(page.getByText(/A calculation, not legal advice/)).toBeVisible();
});

test("[LAW-032] in France the survivor's choice is a question, with figures for both, and the shares follow it", async ({
  openPage,
}) => {
  const page = await openPage(shares("france"), { variant: phone });
  await page.getByRole("button", { name: /^What Anne can choose/ }).click();
  await expect(page.getByText("depends on age").first()).toBeVisible();
  await page.getByLabel("Anne’s age").fill("65");
  // CGI 669: four tenths at 65.
  await expect(page.getByText(/€75,000/).first()).toBeVisible();
  await expect(page.getByText(/€120,000/)).toBeVisible();
  await page.getByText("Use of everything for life").last().click();
  await expect(page.getByRole("region", { name: "Use for life" })).toContainText("Anne · everything");
  await expect(page.getByRole("list", { name: "Who receives what" }).getByRole("img", { name: "1/2" })).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
});

test("[LAW-038, LAW-034] another law stands next to this one, and asks what it needs instead of assuming", async ({
  openPage,
}) => {
  const page = await openPage(shares("saudi"), { variant: phone });
  // Riyals, not dollars [LAW-040].
  await expect(page.getByText(/SAR.105,000/).first()).toBeVisible();
  await page.getByRole("button", { name: /^What if/ }).click();
  await page.getByRole("button", { name: "you lived in another country or state" }).click();
  await page
    .getByLabel(/Country|Search/)
    .first()
    .fill("Germany");
  await page
    .getByRole("option", { name: /Germany/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Use this law" }).click();
  await expect(page.getByRole("heading", { name: /Germany/ })).toBeVisible();
  // Whose property it was is asked before Germany divides it.
  await expect(page.getByText(/The shares add up to/)).toHaveCount(0);
  await page.getByRole("radio").first().click();
  await expect(page.getByText(/The shares add up to/)).toBeVisible();
  await expect(page.getByRole("figure")).toHaveText([/Saudi Arabia/, /Germany/]);
  expect(await overflowFindings(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test("[LAW-038] another law with money of its own changes the shares, not the currency of the amounts", async ({
  openPage,
}) => {
  const page = await openPage(shares("saudi"), { variant: phone });
  await page.getByRole("button", { name: /^What if/ }).click();
  await page.getByRole("button", { name: "you lived in another country or state" }).click();
  await page
    .getByLabel(/Country|Search/)
    .first()
    .fill("England");
  await page
    .getByRole("option", { name: /England/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Use this law" }).click();
  const sum = page.getByLabel("Roughly how much is there to inherit?");
  await sum.fill("622000");
  await sum.press("Enter");
  await expect(page.getByText(/The shares add up to/)).toBeVisible();
  await expect(page.getByRole("figure")).toHaveText([/Saudi Arabia/, /United Kingdom/]);
  // 322,000 and half of the rest is 472/622 of the estate, which is still 300,000 riyals.
  const wife = page.getByRole("row", { name: /Huda/ });
  await expect(wife).toContainText(/SAR.227,652\.73/);
  await expect(page.getByRole("table")).not.toContainText("£");
  expect(await overflowFindings(page)).toEqual([]);
});

test("[LAW-034] an address that does not say whether the parents live asks for them, and for who then matters", async ({
  openPage,
}) => {
  const page = await openPage(shares("parentsUnsaid"), { variant: phone });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A question first");
  await expect(page.getByText("Who of the parents is alive?")).toBeVisible();
  await expect(page.getByText(/The shares add up to/)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "None of them" }).click();
  await expect(page.getByText("Which grandparents are alive?")).toBeVisible();
  await page.getByRole("button", { name: "None of them" }).click();
  await expect(page.getByText("Are there brothers or sisters of the deceased?")).toBeVisible();
  await page.getByRole("button", { name: "None of them" }).click();
  await page.getByRole("button", { name: "None of them" }).click();
  await page.getByRole("button", { name: "None of them" }).click();
  await page.getByRole("button", { name: "None of them" }).click();
  await expect(page.getByText(/The shares add up to/)).toBeVisible();
  const list = page.getByRole("list", { name: "Who receives what" });
  await expect(list.getByRole("img", { name: "1/8" })).toHaveCount(1);
  await expect(list.getByRole("img", { name: "7/8" })).toHaveCount(1);
  // The answer is in the address now, so that a reload does not ask again.
  await page.reload();
  await expect(page.getByText(/The shares add up to/)).toBeVisible();
});

test("[LAW-034] wide-variation-005 and 008 as the page shows them", async ({ openPage }) => {
  const noSon = async (family: "brotherAndSister" | "uncle") => {
    const page = await openPage(shares(family), { variant: phone });
    await page.getByRole("button", { name: /^What if/ }).click();
    await page.getByRole("button", { name: "there was no son" }).click();
    return page;
  };
  const shareOf = (page: Page, name: string) =>
    page
      .getByRole("row", { name: new RegExp(name) })
      .getByRole("img")
      .last();
  const five = await noSon("brotherAndSister");
  await expect(five.getByText(/The shares add up to/)).toBeVisible();
  for (const [name, share] of Object.entries({ Huda: "1/8", Lina: "1/3", Sara: "1/3", Ziad: "5/36", Rima: "5/72" }))
    await expect(shareOf(five, name)).toHaveAccessibleName(share);
  const eight = await noSon("uncle");
  // Brothers, and then children of dead ones, come before an uncle: they are asked for.
  await expect(eight.getByText("Are there brothers or sisters of the deceased?")).toBeVisible();
  await expect(eight.getByText(/The shares add up to/)).toHaveCount(0);
  await eight.getByRole("button", { name: "None of them" }).click();
  await eight.getByRole("button", { name: "None of them" }).click();
  await expect(eight.getByText(/The shares add up to/)).toBeVisible();
  for (const [name, share] of Object.entries({ Adel: "1/4", Lina: "1/2", Karim: "1/4" }))
    await expect(shareOf(eight, name)).toHaveAccessibleName(share);
});

for (const family of ["saudi", "france", "california", "unmarried", "germany"] as const) {
  test(`counted: the result for ${family} is at most 1,500 px long on a phone, and offers nobody what they have`, async ({
    openPage,
  }) => {
    const page = await openPage(shares(family), { variant: phone });
    await expect(page.getByText(/The shares add up to/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Create a free account" })).toBeVisible();
    await settled(page);
    // For a stranger it stands between the head and the foot of the public pages.
    expect((await page.locator("main").boundingBox())!.height).toBeLessThanOrEqual(1500);

    const own = await openPage(shares(family), { variant: phone, as: nadia });
    await expect(own.getByRole("heading", { name: "Keep this result" })).toBeVisible();
    await expect(own.getByText(/free account/)).toHaveCount(0);
    // The public head and foot stand until one's own frame has been loaded.
    await expect(own.getByRole("contentinfo")).toHaveCount(0);
    await settled(own);
    expect(await own.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1500);
    expect(await overflowFindings(own)).toEqual([]);
    expect(await axeFindings(own)).toEqual([]);
  });
}

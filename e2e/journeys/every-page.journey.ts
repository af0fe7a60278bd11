import { axeFindings, structureFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { keyboardFindings } from "../harness/keyboard-walk.ts";
import {
  cutTexts,
  overflowFindings,
  overflowWidths,
  smallInputs,
  smallTargets,
  smallTexts,
} from "../harness/layout.ts";
import { nadia, samir } from "../harness/people.ts";
import { addressesOf, routerPages } from "../harness/router-pages.ts";
import { settled } from "../harness/settled.ts";
import { chosenVariants, heightFor, variantName } from "../harness/variants.ts";

/** Pages beside the router's own: what nobody finds, and pages whose address changes what they show. */
const alsoLookedAt = [
  { pattern: "/no-such-page", who: "anyone" as const },
  { pattern: "/auth/login?loggedOut=true", who: "anyone" as const },
  { pattern: "/law-guide?law=lb-islamic-hanafi", who: "anyone" as const },
  { pattern: "/dashboard/will-holder/assets?tab=physical", who: "holder" as const },
  ...["heirs", "gifts", "people", "review"].map((step) => ({
    pattern: `/dashboard/will-holder/wills/$id/edit?step=${step}`,
    who: "holder" as const,
  })),
  { pattern: "/dashboard/will-holder/assets/add?type=financial&subtype=bank_account", who: "holder" as const },
];
const people = { anyone: undefined, holder: nadia, member: samir };

// The gallery has a journey of its own, section by section.
const pages = routerPages().filter(({ pattern }) => pattern !== "/gallery");

for (const { pattern, who } of [...pages, ...alsoLookedAt])
  for (const variant of chosenVariants())
    test(`[AXS-001, AXS-002, AXS-003, AXS-004, AXS-012, SEC-002] ${pattern} (${variantName(variant)})`, async ({
      openTab,
      watch,
    }) => {
      test.setTimeout(120_000);
      if (pattern === "/no-such-page") watch.allow(/status of 404/);
      const person = people[who];
      const page = await openTab({ variant, ...(person && { as: person }) });
      const addresses = pattern.includes("$id")
        ? addressesOf(pattern, await anId(page.request, pattern))
        : addressesOf(pattern, "");
      for (const address of addresses) {
        await page.setViewportSize({ width: variant.width, height: heightFor(variant.width) });
        await page.goto(address);
        await settled(page);
        const found = {
          structure: await structureFindings(page, variant.language),
          axe: await axeFindings(page),
          targets: variant.width < 700 ? await smallTargets(page) : [],
          inputs: await smallInputs(page),
          texts: await smallTexts(page),
          overflow: [] as string[],
          keyboard: [] as string[],
          large: [] as string[],
        };
        for (const width of overflowWidths) {
          await page.setViewportSize({ width, height: heightFor(width) });
          found.overflow.push(...(await overflowFindings(page)));
        }
        for (const width of new Set([variant.width, 390])) {
          await page.setViewportSize({ width, height: heightFor(width) });
          found.keyboard.push(...(await keyboardFindings(page)));
        }
        // The largest text on the narrowest phone.
        await page.setViewportSize({ width: 320, height: heightFor(320) });
        await page.evaluate(() => document.documentElement.setAttribute("data-text-size", "150"));
        found.large.push(...(await overflowFindings(page)), ...(await cutTexts(page)));
        expect.soft(found, address).toEqual({
          structure: [],
          axe: [],
          targets: [],
          inputs: [],
          texts: [],
          overflow: [],
          keyboard: [],
          large: [],
        });
      }
    });

/** One of the lived-in estate: an asset, a member whose form is open to the holder, or what a member may see of it. */
async function anId(request: import("@playwright/test").APIRequestContext, pattern: string): Promise<string> {
  if (pattern.includes("/will-holder/members/")) {
    const { data } = await (await request.get("/api/members?status=draft")).json();
    return data[0].id;
  }
  if (pattern.includes("/will-holder/wills/")) {
    const { data } = await (await request.get("/api/wills")).json();
    return data.wills[0].id;
  }
  if (pattern.startsWith("/dashboard/member/assigned-assets/")) {
    const { data } = await (await request.get("/api/member/assigned-assets")).json();
    return data.assets[0].id;
  }
  if (pattern.startsWith("/dashboard/member/assigned-vault/")) {
    const { data } = await (await request.get("/api/member/assigned-vault")).json();
    return data.entries[0].id;
  }
  if (pattern.startsWith("/dashboard/member/wills/")) {
    const { data } = await (await request.get("/api/member/relationships")).json();
    return data.relationships[0].id;
  }
  const { data } = await (await request.get("/api/assets")).json();
  return data.all[0].id;
}

import { plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { fraction } from "@heirlock/law/succession/rational";
import type { ToldFinding } from "@heirlock/law/will-check/tell";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { type Builder, BuilderProvider } from "./builder-context.ts";
import type { LawChange } from "./compare-laws.ts";
import { WhatChanges } from "./law-change.tsx";

const i18n = await createI18n("en", ["wills/builder", "ui"]);
const people = plainWill.people.map((one) => ({
  ...one,
  kin: one.id === "son" ? ({ sex: "male", alive: true, father: "testator", mother: null } as never) : null,
}));
const builder = { draft: { title: "", content: { ...plainWill, people } }, law: "fr-civil", assets: [] };
const words = (change: LawChange) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <BuilderProvider value={builder as unknown as Builder}>
        <WhatChanges change={change} />
      </BuilderProvider>
    </I18nextProvider>,
  )
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const nothing: LawChange = {
  shares: [],
  found: { gone: [], fresh: [], altered: [] },
  forms: null,
  questions: { gone: [], fresh: [] },
};
const told = (title: string): ToldFinding => ({
  finding: { code: "third.exceeded", severity: "warning", citation: null, data: {}, mends: [] },
  heading: "Check this",
  title: [{ kind: "text", text: title }],
  text: [{ kind: "text", text: "The long text." }],
  mends: [],
});

test("where nothing changes, that is said and nothing else", () => {
  expect(words(nothing)).toBe("Nothing in this will changes.");
});

test("shares, findings, forms and questions are told briefly, each once", () => {
  const none = { owns: null, uses: null };
  const shown = words({
    shares: [
      { person: "son", before: { owns: fraction(1, 2), uses: null }, after: { owns: fraction(2, 3), uses: null } },
      { person: "treasury", before: none, after: { owns: null, uses: fraction(1, 3) } },
    ],
    found: { gone: [told("Old worry")], fresh: [told("New limit")], altered: [told("Other figure")] },
    forms: { before: [], after: [{ form: "witnessed", name: "signed before witnesses", witnesses: 2 }] },
    questions: { gone: ["when you married"], fresh: ["the value of the estate"] },
  });
  expect(shown).toContain("Samir Haddad 1/2 2/3");
  expect(shown).toContain("The state nothing 1/3 to use for life");
  expect(shown).toMatch(
    /New from the check New limit Still said.* Other figure The long text\. No longer said Old worry/,
  );
  expect(shown).toContain("Now Nobody has reviewed this yet. With the new law signed before witnesses (2 witnesses)");
  expect(shown).toContain("The next step will ask the value of the estate No longer asked when you married");
});

test("shares that cannot be compared are not called unchanged", () => {
  expect(words({ ...nothing, shares: "asks" })).toBe("Shares by law They depend on what the next step asks you.");
  expect(words({ ...nothing, shares: "unknown" })).toContain("We cannot compare them");
});

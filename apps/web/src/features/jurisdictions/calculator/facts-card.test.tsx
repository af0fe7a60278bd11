import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { FactsCard } from "./facts-card.tsx";
import { emptyDraft, type FamilyDraft } from "./family-draft.ts";
import messages from "./messages.en.json" with { type: "json" };
import type { Outlook } from "./outlook.ts";

const i18n = await createI18n("en", ["jurisdictions/calculator", "ui"]);
const law = {
  facts: [
    { fact: "common-children", answered: false },
    { fact: "couple-has", answered: false },
    { fact: "wedding-day", answered: false, among: ["2025-01-01"] },
    { fact: "spouse-children", answered: false },
  ],
  firstborn: [],
} as unknown as NonNullable<Outlook["law"]>;
const shown = (draft: FamilyDraft) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <FactsCard draft={draft} change={() => {}} law={law} nameOf={String} isMissing={false} />
    </I18nextProvider>,
  );

test("in one's own will the questions speak to the reader, with what they ask for", () => {
  const own = shown({ ...emptyDraft, isOwn: true });
  expect(own).toContain("Are all your children also children of your husband or wife?");
  expect(own).toContain("What belongs to you alone");
  expect(own).toMatch(/Did you marry before .*2025/);
  expect(own).not.toMatch(/deceased|surviv/i);
});

test("the calculator's questions stay as they are", () => {
  const plain = shown(emptyDraft);
  expect(plain).toContain("Are all the children also children of the surviving husband or wife?");
  expect(plain).toContain("What belonged to the deceased alone");
});

test("no question of one's own will is left that speaks of the deceased", () => {
  type Texts = { [key: string]: string | Texts };
  const left = (texts: Texts, own: Texts | undefined, path: string): string[] =>
    Object.entries(texts).flatMap(([key, text]) => {
      const mine = own?.[key];
      if (typeof text !== "string") return left(text, mine as Texts | undefined, `${path}.${key}`);
      return /deceased|surviv|died|the couple|^They /i.test((mine as string | undefined) ?? text)
        ? [`${path}.${key}`]
        : [];
    });
  expect(left(messages.facts, messages.own.facts, "facts")).toEqual([]);
});

test("every text for one's own will replaces one that exists", () => {
  const strays = (own: object, texts: object, path: string): string[] =>
    Object.entries(own).flatMap(([key, text]) => {
      const other = (texts as Record<string, unknown>)[key];
      if (typeof text === "string") return typeof other === "string" ? [] : [`${path}.${key}`];
      return strays(text, (other ?? {}) as object, `${path}.${key}`);
    });
  expect(strays(messages.own.facts, messages.facts, "facts")).toEqual([]);
  expect(strays(messages.own.person, messages.person, "person")).toEqual([]);
});

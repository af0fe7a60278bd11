import type { Execution } from "@heirlock/contract/wills/execution";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { PaperFacts } from "./paper-facts.tsx";
import { ProgressCard } from "./progress-card.tsx";

const i18n = await createI18n("en", ["wills/execution", "ui"]);
const html = (node: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={i18n}>{node}</I18nextProvider>);
const words = (node: ReactNode) =>
  html(node)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

const execution: Execution = {
  number: 1,
  progress: 0,
  items: [
    { id: "age", label: "18 or older", hint: "", details: [], required: true, ticked: true, origin: null },
    { id: "form", label: "Signed", hint: "", details: [], required: true, ticked: false, origin: null },
  ],
  confirmed_at: null,
  documents: [{ id: "will", label: null, hint: "", examples: [], entry_id: null }],
  signing: { signed_on: null, signed_at_place: "", original_where: "", witnesses: [] },
  signed: [],
  review_on: "2027-05-03",
  life_events: [],
};
const card = (changes: Partial<Execution>) => (
  <ProgressCard execution={{ ...execution, ...changes }} publishedAt="2026-05-03T10:00:00Z" />
);

test("[WIL-007] the steps are called Not Executed, Checklist, Docs and Ready", () => {
  const labels = [...html(card({})).matchAll(/<span class="block font-semibold[^"]*">([^<]+)</g)].map(([, one]) => one);
  expect(labels).toEqual(["Not Executed", "Checklist", "Docs", "Ready"]);
});

test("what is next follows from the progress, and nothing asks to mark it ready", () => {
  expect(words(card({}))).toContain("1 point is open");
  const items = execution.items.map((item) => ({ ...item, ticked: true }));
  expect(words(card({ items }))).toContain("Next: confirm the checklist");
  const confirmed = { items, confirmed_at: "2026-05-09T10:00:00Z", progress: 1 };
  expect(words(card(confirmed))).toContain("Next: add this to your vault: The signed original");
  const all = words(card({ ...confirmed, progress: 2 }));
  expect(all).toContain("Everything is ticked and in your vault");
  expect(all).not.toMatch(/mark (it )?ready/i);
});

test("[DOC-018] in force here and signed on paper are two facts", () => {
  const inForce = { number: 2, since: "2026-05-03T10:00:00Z" };
  const shown = words(<PaperFacts inForce={inForce} signed={[{ number: 1, signed_on: "2025-01-02" }]} />);
  expect(shown).toMatch(/In force here Version 2, since .*2026/);
  expect(shown).toMatch(/Last signed on paper Version 1, on .*2025/);
  expect(shown).toContain("On paper, the one you signed last counts.");
  expect(words(<PaperFacts inForce={inForce} signed={[]} />)).toContain("Not written down yet");
});

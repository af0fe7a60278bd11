import { loadCitations } from "@heirlock/law/citations/citation-in";
import { displayNames } from "@heirlock/law/kin-names/display-names";
import { loadStory } from "@heirlock/law/story/load-story";
import { deceasedId } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { computeNow } from "../calculator/compute-now.ts";
import { type DraftPerson, emptyDraft, type FamilyDraft, familyOf } from "../calculator/family-draft.ts";
import { PageCertainty } from "../guide/page-certainty.tsx";
import { certaintyOf, oldestReview, rulesUsed } from "./certainty.ts";
import { CertaintyLine } from "./certainty-line.tsx";
import { cutWhole } from "./cut-whole.ts";
import { coloursOf } from "./heir-colours.ts";
import { tellResult } from "./tell-result.ts";
import { largeFrom, planTree } from "./tree/tree-plan.ts";
import { type View, ViewProvider } from "./view.ts";
import { WhoReceivesWhat } from "./who-receives-what.tsx";
import { WhyTrail } from "./why-trail.tsx";

const person = (id: string, sex: "male" | "female", more: Partial<DraftPerson> = {}): DraftPerson => ({
  id,
  name: null,
  sex,
  alive: true,
  ...more,
});

async function draw(draft: FamilyDraft, { language = "en", shownView = "list" as "list" | "tree" } = {}) {
  const i18n = await createI18n(language as "en", ["jurisdictions/shares"]);
  const texts = await loadStory(language);
  const kin = kinOf(familyOf(draft));
  const given = new Map(draft.people.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
  const view: View = {
    draft,
    kin,
    texts,
    cite: await loadCitations(language),
    names: displayNames(kin, texts.words, given),
    currency: "USD",
    estate: 300_000_00n,
    showsPercent: false,
  };
  const computed = computeNow(draft, "2026-11-15");
  if (computed.kind !== "shares") throw new Error(computed.kind);
  const { succession, profile } = computed;
  const told = tellResult(view, succession, "The state");
  const html = (node: React.ReactNode) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <PageCertainty value={certaintyOf(rulesUsed(succession))}>
          <ViewProvider value={view}>{node}</ViewProvider>
        </PageCertainty>
      </I18nextProvider>,
    );
  const words = (node: React.ReactNode) =>
    html(node)
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&#x27;", "'")
      .replace(/\s+/g, " ");
  const excluded = new Set(succession.excluded.map(({ person }) => person));
  const heirs = new Set([...succession.shares.keys()].filter((id) => id !== "treasury"));
  const used = rulesUsed(succession);
  const line = (
    <CertaintyLine
      certainty={certaintyOf(used)}
      reviewed={oldestReview(used)}
      checkWithCourt={profile.checkWithCourt === true}
    />
  );
  const result = (
    <WhoReceivesWhat
      told={told}
      cut={cutWhole(told.shares)}
      colours={coloursOf(kin, told.holders)}
      plan={planTree(kin.family, heirs, excluded)}
      succession={succession}
      isLarge={told.holders.length >= largeFrom}
      shownView={shownView}
      isNarrow={false}
      onView={() => {}}
      chosen={null}
      onChoose={() => {}}
      onPercent={() => {}}
      gift="third"
      foot={line}
    />
  );
  const trail = (id: string) => words(<WhyTrail reasoning={told.reasoningOf(id)} />);
  return { html: html(result), words: words(result), trail };
}

const lebanese: FamilyDraft = {
  ...emptyDraft,
  code: "lb-islamic-hanafi",
  people: [
    person("wife", "female", { relation: "spouse" }),
    person("mother", "female", { relation: "mother" }),
    person("son 1", "male", { father: deceasedId }),
    person("son 2", "male", { father: deceasedId }),
    person("daughter", "female", { father: deceasedId }),
  ],
};

test("[LAW-031] the list has picture, fraction, money and reason of everybody, and proves the sum", async () => {
  const { html, words } = await draw(lebanese);
  expect(html).toContain('aria-label="Wife: 15, Mother: 20, Son 1: 34, Son 2: 34, and Daughter: 17, of 120 parts"');
  expect(html).toContain('aria-label="17/120"');
  expect(words).toContain("$37,500");
  expect(words).toMatch(/the wife receives 1\/8 , not 1\/4 \./);
  expect(words).toContain("The same as Son 1");
  expect(words).toContain("The shares add up to 120 / 120 . Nothing is left over.");
});

test("[LAW-006] the trail goes from the estate over the steps of the derivation to the share", async () => {
  const { trail } = await draw(lebanese);
  const steps = trail("daughter");
  expect(steps).toMatch(/1 We divide \$300,000.*1\/8.*1\/6.*17\/24.*17\/120.*\$42,500/);
  // Every step but the closing one names its source.
  expect(steps.match(/Qur'an 4:1[12]|Bukhari 6732/g)).toEqual([
    "Qur'an 4:12",
    "Qur'an 4:11",
    "Bukhari 6732",
    "Qur'an 4:11",
  ]);
});

test("[LAW-005] what falls to the state has a row and a reason", async () => {
  const { words } = await draw({
    ...emptyDraft,
    code: "maliki",
    people: [person("wife", "female", { relation: "spouse" })],
  });
  expect(words).toMatch(/Wife.*1 4.*The state.*3 4/);
  expect(words).toMatch(/treasury/i);
});

test("use for life stands apart from the sum", async () => {
  const { words } = await draw({
    ...emptyDraft,
    code: "be-civil-belgian",
    facts: { contract: "separation" },
    people: [
      person("wife", "female", { relation: "spouse" }),
      person("son", "male", { father: deceasedId, mother: "wife" }),
    ],
  });
  expect(words).toMatch(/Use for life Wife · (everything|one)/);
  expect(words).toContain("The shares add up to 1 / 1");
});

test("[LAW-011] a result that rests on an unconfirmed law says to check it with the court", async () => {
  const { words } = await draw({ ...lebanese, code: "ae-islamic-sunni" });
  expect(words).toContain("Check with a court");
});

test("[LAW-031] the tree marks who does not inherit, and tells why", async () => {
  const { html, words } = await draw(
    { ...lebanese, people: [...lebanese.people, person("brother", "male", { mother: "mother", name: "Tarek" })] },
    { shownView: "tree" },
  );
  expect(html).toMatch(/<button[^>]*border-dashed[^>]*>.*?Tarek/s);
  expect(words).toMatch(/Tarek half-brother on the mother's side .*does not inherit here, because/);
});

test.each(["ar", "es", "fr"])("the result speaks %s, without a hole in it", async (language) => {
  const { words, html, trail } = await draw(lebanese, { language });
  expect(words).toContain("120 / 120");
  expect(html).not.toMatch(/undefined|\[object|\{\{/);
  expect(words).not.toMatch(/Qur'an|Bukhari|nearest male/);
  expect(trail("wife")).toMatch(/سورة النساء، الآية 12|Corán 4:12|Coran 4:12/);
});

test("[LAW-018, LAW-039] the page says once how sure it is, and a line only where it is less sure", async () => {
  const { words, trail } = await draw(lebanese);
  const marks = (text: string) => text.match(/to be confirmed with a lawyer/gi)?.length ?? 0;
  // Two of its three rules were read; the third is marked where it is first used, not for every child again.
  expect(words).toContain("We read the text of this law. Last checked June 2026.");
  expect(marks(words)).toBe(1);
  expect(words).toMatch(/Son 1 .*\(to be confirmed with a lawyer\).*The same as Son 1/);
  expect(marks(trail("daughter"))).toBe(1);
  const saudi = await draw({ ...lebanese, people: lebanese.people.filter(({ id }) => id !== "mother") });
  expect(saudi.words).toContain("To be confirmed with a lawyer. Last checked June 2026.");
  expect(marks(saudi.words)).toBe(1);
  expect(marks(saudi.trail("daughter"))).toBe(0);
});

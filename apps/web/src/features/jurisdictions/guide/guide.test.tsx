import type { LoadedTemplate } from "@heirlock/contract/jurisdictions";
import { languages } from "@heirlock/domain/languages";
import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import { requirementsOf } from "@heirlock/law/templates/requirements-of";
import { templateOf } from "@heirlock/law/templates/template-of";
import { loadTexts } from "@heirlock/law/templates/texts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "../../../platform/api/api-error.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { createI18n } from "../../../platform/i18n.ts";
import { loadLawCatalogue } from "../chooser/use-law-catalogue.ts";
import { GuideSections } from "./guide-sections.tsx";
import GuideText from "./guide-text.tsx";
import { JurisdictionGuideCard } from "./jurisdiction-guide-card.tsx";
import { SourceBadge } from "./jurisdiction-guide-dialog.tsx";
import { readLawSearch } from "./law-search.ts";
import { standingOf } from "./law-standing.ts";
import { loadTemplate } from "./load-template.ts";
import { LoadedGuide } from "./loaded-guide.tsx";

let i18n: Awaited<ReturnType<typeof createI18n>>;
let england: LoadedTemplate;
beforeAll(async () => {
  i18n = await createI18n("en", ["jurisdictions/guide", "platform", "jurisdictions/chooser"]);
  await loadLawCatalogue("en");
  england = await builtIn("gb-common-english");
});
beforeEach(() => queryClient.clear());

async function builtIn(code: string): Promise<LoadedTemplate> {
  const template = await templateOf(await loadSheet(code), code, "en");
  return { template, source: "built-in", items: requirementsOf(template) };
}
const html = (node: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={i18n}>{node}</I18nextProvider>);
const words = (node: ReactNode) =>
  html(node)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
/** As the server answers; the card and the dialog then have it at once. */
function answered(code: string, loaded: LoadedTemplate): void {
  queryClient.setQueryData(loadTemplate(code, "en").queryKey, loaded);
}
const changed = (template: Partial<LoadedTemplate["template"]>): LoadedTemplate => ({
  ...england,
  template: { ...england.template, ...template },
});

describe("the card", () => {
  test("[JUR-001] has its title, and a shorter one in its compact form", () => {
    answered("gb-common-english", england);
    const full = html(<JurisdictionGuideCard code="gb-common-english" />);
    expect(full).toMatch(/<h2[^>]*>Jurisdiction Requirements Guide<\/h2>/);
    const compact = html(<JurisdictionGuideCard code="gb-common-english" compact />);
    expect(compact).toMatch(/<h2[^>]*>Jurisdiction Requirements<\/h2>/);
  });

  test("[JUR-002] offers Collapse while its lines are shown and Expand while they are not", () => {
    answered("gb-common-english", england);
    const full = words(<JurisdictionGuideCard code="gb-common-english" />);
    expect(full).toContain("Collapse");
    expect(full).not.toContain("Expand");
    expect(full).toContain(england.template.checklist[0]!.label);
    const compact = words(<JurisdictionGuideCard code="gb-common-english" compact />);
    expect(compact).toContain("Expand");
    expect(compact).not.toContain("Collapse");
    expect(compact).not.toContain(england.template.checklist[0]!.label);
  });

  test("[JUR-008] names country and school, and offers the details", () => {
    answered("lb-islamic-hanafi", england);
    const card = words(<JurisdictionGuideCard code="lb-islamic-hanafi" />);
    expect(card).toContain("Lebanon · Islamic law · Hanafi school");
    expect(card).toContain("View Details");
  });

  test("[LAW-020] says when the law was last checked, and that it is no advice", () => {
    answered("gb-common-english", england);
    const card = words(<JurisdictionGuideCard code="gb-common-english" />);
    expect(card).toContain("Last checked June 2026. Information, not legal advice.");
    answered("fj-custom", changed({ reviewed: null }));
    expect(words(<JurisdictionGuideCard code="fj-custom" />)).toContain("Not reviewed yet.");
  });
});

describe("the sections", () => {
  test("[JUR-003] three tiles count the items by category, and nothing else", () => {
    const drawn = html(<GuideSections loaded={england} />);
    const tiles = [...drawn.matchAll(/<dt>([^<]+)<\/dt><dd[^>]*>([^<]+)<\/dd>/g)].map(([, word, n]) => [word, n]);
    const counted = (category: string) => String(england.items.filter((item) => item.category === category).length);
    expect(tiles).toEqual([
      ["Required", counted("required")],
      ["Recommended", counted("recommended")],
      ["Optional", counted("optional")],
    ]);
    expect(Number(tiles[0]![1])).toBeGreaterThan(2);
  });

  test("[JUR-011] list checklist, documents, language and authority, each line with its source", () => {
    const drawn = words(<GuideSections loaded={england} />);
    for (const section of ["Checklist", "Required documents", "Language", "Authority", "Comprehensive guide"])
      expect(drawn).toContain(section);
    const { checklist, required_docs } = england.template;
    for (const { label, origin } of [...checklist, ...required_docs]) {
      expect(html(<GuideSections loaded={england} />)).toContain(label.replaceAll("'", "&#x27;"));
      if (origin) expect(drawn).toContain(origin.source);
    }
  });

  test("[LAW-018, LAW-039] a page says once how well it was checked, and marks only lines that are less sure", () => {
    const lineOf = (label: string, grade: "T" | "S" | "K" | null) => ({
      label,
      required: true,
      hint: "So it is",
      origin: grade && { source: "Act 7", reviewed: "2026-06", grade },
    });
    const said = (...grades: ("T" | "S" | "K" | null)[]) => {
      const checklist = grades.map((grade, index) => lineOf(`Line ${index}`, grade));
      const only = { checklist, required_docs: [], language_requirements: null, authority: null, guide_md: null };
      return words(<GuideSections loaded={changed(only)} />);
    };
    const marks = (text: string) => text.match(/to be confirmed with a lawyer/g)?.length ?? 0;
    expect(said("T")).toContain("We read the text of this law.");
    expect(said("S")).toContain("From secondary sources.");
    expect(said("K", "K", "T")).toContain("To be confirmed with a lawyer.");
    expect([marks(said("T")), marks(said("S")), marks(said("K", "K", "T"))]).toEqual([0, 0, 0]);
    expect(said("T", "T", "K")).toContain("Act 7 · to be confirmed with a lawyer");
    expect(marks(said("T", "T", "K"))).toBe(1);
    expect(said(null)).toContain("So it is not reviewed yet");
    // England's law is settled knowledge throughout: the page says so in one place.
    const drawn = words(<GuideSections loaded={england} />);
    expect(drawn.split("Comprehensive guide")[0]).not.toContain("to be confirmed with a lawyer");
  });

  test("[LAW-018] in every language the law's own templates say it in the same words, so that it is said once", async () => {
    for (const language of languages) {
      const own = await createI18n(language, ["jurisdictions/guide"]);
      expect(own.t("jurisdictions/guide:toConfirm"), language).toBe((await loadTexts(language)).confirm);
    }
  });

  test("[JUR-006] without a guide there is the section Jurisdiction Guide, Available or Basic", () => {
    const some = words(<GuideSections loaded={changed({ guide_md: null })} />);
    expect(some).toContain("Jurisdiction Guide Available");
    expect(some).not.toContain("Comprehensive guide");
    const none = words(<GuideSections loaded={changed({ guide_md: null, checklist: [], required_docs: [] })} />);
    expect(none).toContain("Jurisdiction Guide Basic");
    const papers = words(<GuideSections loaded={changed({ guide_md: null, checklist: [] })} />);
    expect(papers).toContain("Jurisdiction Guide Available");
  });

  test("a guide in another language says so, and is marked as being in it", async () => {
    const arabic = await createI18n("ar", ["jurisdictions/guide", "platform"]);
    const drawn = renderToStaticMarkup(
      <I18nextProvider i18n={arabic}>
        <GuideSections loaded={england} />
      </I18nextProvider>,
    );
    expect(drawn).toContain("هذا الدليل متوفر بهذه اللغة فقط");
    expect(drawn).toContain(`<span lang="en" dir="ltr">${england.template.checklist[0]!.label}</span>`);
  });
});

test("[JUR-004] exactly one badge: loaded from the database, or built in", () => {
  expect(words(<SourceBadge source="database" />)).toBe("Database Enhanced");
  expect(words(<SourceBadge source="built-in" />)).toBe("Guide");
});

test("[JUR-007] what cannot be loaded says why, and can be tried again", () => {
  const failure = (error: Error) => words(<LoadedGuide query={{ error, refetch: () => {} }}>{() => null}</LoadedGuide>);
  const offline = new ApiError("OFFLINE", "We could not reach the server");
  expect(failure(offline)).toMatch(
    /^Failed to load jurisdiction template: We could not reach the server\. Check your connection and try again\. .*Try Again$/,
  );
  expect(failure(new ApiError("TEMPLATE_NOT_LOADED", "x", { status: 404 }))).toContain(
    "Failed to load jurisdiction template: We have no law with this code.",
  );
});

describe("[JUR-005] the guide in Markdown", () => {
  test("is drawn as headings, lists, tables, links and emphasis", () => {
    const text =
      "## Before\n\nRead **it** *aloud*:\n\n1. one\n2. two\n\n- a\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n[law](https://law.example)";
    const drawn = html(<GuideText markdown={text} />).replaceAll(/ class="[^"]*"/g, "");
    expect(drawn).toContain("<h4>Before</h4><p>Read <strong>it</strong> <em>aloud</em>:</p>");
    expect(drawn).toContain('<ol start="1"><li>one</li><li>two</li></ol><ul><li>a</li></ul>');
    expect(drawn).toContain('<th scope="col">A</th>');
    expect(drawn).toContain("<td>2</td>");
    expect(drawn).toContain('<a href="https://law.example" target="_blank" rel="noopener noreferrer">law</a>');
  });

  test("never as HTML: tags are read as text, and only links to the web are links", () => {
    const attack =
      "A <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) [y](data:text/html,1) ![z](https://spy.example/z.png) `<b>`";
    const drawn = html(<GuideText markdown={attack} />);
    expect(drawn).not.toMatch(/<(script|img|b)[\s>]/);
    expect(drawn).not.toMatch(/<a /);
    expect(drawn).not.toContain("spy.example");
    expect(drawn).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test("every guide that is built in is drawn without a tag left over", async () => {
    for (const code of ["gb-common-english", "eg-islamic-hanafi", "fr-civil-french", "in-common-hindu", "hanafi"]) {
      const { template } = await builtIn(code);
      const drawn = words(<GuideText markdown={template.guide_md ?? ""} />);
      expect(drawn, code).not.toMatch(/&lt;|\*\*|^#|\]\(/);
      expect(drawn.length, code).toBeGreaterThan(200);
    }
  });
});

test("the address holds a code and nothing else", () => {
  expect(readLawSearch({ law: "lb-islamic-hanafi", name: "Nadia" })).toEqual({ law: "lb-islamic-hanafi" });
  for (const law of ["LB", "lb--islamic", "<b>", "a".repeat(99), 7, undefined])
    expect(readLawSearch({ law })).toEqual({});
});

test("[LAW-012] a law without engine has a reason, and each reason its words", () => {
  const codes = ["fj-custom", "lb-islamic", "cy-civil-cypriot", "ae-common-difc", "va-civil-canon", "af-islamic-sunni"];
  const reasons = codes.map((code) => standingOf(code).noEngine!);
  expect(reasons).toEqual([
    "own-choice",
    "choose-part",
    "not-confirmed",
    "wills-only",
    "no-share-table",
    "not-reviewed",
  ]);
  for (const reason of reasons)
    expect(i18n.exists(`engine.reason.${reason}`, { ns: "jurisdictions/guide" }), reason).toBe(true);
  expect(standingOf("lb-islamic-hanafi").noEngine).toBeNull();
});

import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { beforeAll, expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { LawChooser } from "./law-chooser.tsx";
import { LawName } from "./law-name.tsx";
import { loadLawCatalogue } from "./use-law-catalogue.ts";

let catalogue: Awaited<ReturnType<typeof loadLawCatalogue>>;
let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => {
  i18n = await createI18n("en", ["jurisdictions/chooser", "platform"]);
  catalogue = await loadLawCatalogue("en");
});

const chooser = (value: string | null) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LawChooser value={value} onChange={() => {}} />
    </I18nextProvider>,
  );
/** With what is fetched for the country. */
const wholeChooser = async (value: string) =>
  await new Response(
    (
      await prerender(
        <I18nextProvider i18n={i18n}>
          <LawChooser value={value} onChange={() => {}} />
        </I18nextProvider>,
      )
    ).prelude,
  ).text();
/** The radio buttons with their state, as `label: state`. */
function radios(html: string): string[] {
  return [...html.matchAll(/<label[^>]*>(<input type="radio"[^>]*>)(.*?)<\/label>/gs)].map(([, input, text]) => {
    const label = text!.replace(/<svg.*?<\/svg>/gs, "").match(/>([^<>]+)</)![1]!;
    const state = ["checked", "disabled"].filter((word) => input!.includes(` ${word}=""`)).join(" ") || "free";
    return `${label.trim()}: ${state}`;
  });
}

test("[JUR-020] [JUR-025] country, legal systems and schools are shown one after the other, with what is chosen", () => {
  const html = chooser("lb-islamic-hanafi");
  expect(html).toContain('value="Lebanon"');
  expect(html).toContain("4 legal systems");
  expect(html).toContain("School of law");
  expect(radios(html)).toEqual([
    "Civil law: free",
    "Islamic law: checked",
    "Christian personal law: free",
    "Build Your Own: free",
    "Hanafi school: checked",
    "Ja&#x27;fari school: free",
    "Druze: free",
    "Sunni: free",
  ]);
});

test("[JUR-022] [JUR-033] [WIL-003] what is coming soon cannot be chosen, and Build Your Own says that nothing is checked", () => {
  const html = chooser("af-custom");
  expect(radios(html)).toEqual(["Islamic law: disabled", "Build Your Own: checked"]);
  expect(html).toContain("Not reviewed yet");
  expect(html).toContain("We do not check any country’s rules");
  expect(chooser("lb-islamic-hanafi")).not.toContain("We do not check any country’s rules");
});

test("[LAW-032] row 38: a country of which no law is reviewed says so in a sentence, until Build Your Own is chosen", () => {
  const countries = { et: "civil", ph: "civil", cd: "civil", vn: "civil", th: "civil" };
  for (const [country, system] of Object.entries(countries)) {
    const html = chooser(`${country}-${system}`);
    expect(html, country).toContain(`${catalogue.nameOf(`${country}-custom`)!.country}: law not reviewed yet`);
    expect(radios(html).slice(0, 2), country).toEqual(["Civil law: checked disabled", "Build Your Own: free"]);
  }
  expect(chooser("th-custom")).not.toContain("law not reviewed yet");
  expect(chooser("bd-islamic-hanafi")).not.toContain("law not reviewed yet");
});

test("[LAW-032] nothing is asked that has one answer, and a federal country asks for a state", async () => {
  expect(radios(chooser("fr-civil-french"))).toEqual(["Civil law: checked", "Build Your Own: free"]);
  const labels = {
    au: "State or territory",
    us: "State",
    ca: "Province or territory",
    gb: "Part of the United Kingdom",
  };
  const codes = ["au-common-nsw", "us-civil-louisiana", "ca-civil-quebec", "gb-common-northern-irish"];
  for (const code of codes) {
    const html = await wholeChooser(code);
    expect(html, code).toContain(labels[code.slice(0, 2) as keyof typeof labels]);
    expect(html, code).toContain(catalogue.nameOf(code)!.school!);
    // Nobody has to know which legal system their state has.
    expect(radios(html), code).toEqual(["Build Your Own: free"]);
  }
});

test("before a country is chosen there is only the country to choose, and help", () => {
  const html = chooser(null);
  expect(radios(html)).toEqual([]);
  expect(html).toContain('role="combobox"');
  expect(html).toContain("Not sure which one is yours?");
});

test("a law is written by its name, each part by itself", () => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LawName code="gb-common-english" />
    </I18nextProvider>,
  );
  expect(html).toBe("<bdi>United Kingdom</bdi> · <bdi>Common law</bdi> · <bdi>England and Wales</bdi>");
});

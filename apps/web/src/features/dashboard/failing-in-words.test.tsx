import { languages } from "@heirlock/domain/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../platform/i18n.ts";
import { type Failing, useFailingInWords } from "./failing-in-words.ts";

type Part = Failing["parts"][number];
const house = { kind: "asset", asset: "00000000-0000-4000-8000-00000000aa01", title: "House in Bcharré", part: "1" };
const given = house as NonNullable<Part["given"]>;
const name = "Samir Haddad";

const Said = ({ part }: { part: Part }) => useFailingInWords()(part);

async function said(part: Part, language: (typeof languages)[number] = "en"): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={await createI18n(language, ["dashboard"])}>
      <Said part={part} />
    </I18nextProvider>,
  );
}

const parts: [Part, string][] = [
  [
    { what: "gift", gift: "g1", why: "asset_gone", given, name },
    "“House in Bcharré” for Samir Haddad: this asset is no longer in your list.",
  ],
  [
    { what: "gift", gift: "g1", why: "recipient_died", falls: "x", given, name, falls_name: "Leila" },
    "“House in Bcharré” was for Samir Haddad, who has died. It goes to Leila instead.",
  ],
  [
    {
      what: "gift",
      gift: "g2",
      why: "recipient_died",
      falls: null,
      given: { kind: "sum", amount: "500000", currency: "USD" },
      name,
    },
    "$5,000 was for Samir Haddad, who has died. Without a substitute, it usually goes with the rest.",
  ],
  [
    { what: "residue", person: "son", why: "recipient_died", falls: null, name },
    "Samir Haddad was to receive a share of the rest and has died.",
  ],
  [{ what: "residue", why: "not_whole" }, "The shares of the rest no longer add up to a whole."],
  [
    { what: "executor", person: "son", why: "left", name },
    "Samir Haddad was to be your executor and has left your plan. No executor is left.",
  ],
  [{ what: "guardian", person: "son", why: "died", name }, "Samir Haddad was to be guardian and has died."],
];

test.each(parts)("[DOC-016] what fails is said in plain words: %o", async (part, words) => {
  expect(await said(part)).toBe(words);
});

test("[DOC-016] every sentence names the thing and the person in all four languages", async () => {
  for (const language of languages)
    for (const [part] of parts) {
      const text = await said(part, language);
      expect(text).not.toMatch(/failing\.|\{\{/);
      if (part.name) expect(text).toContain(name);
      if (part.given?.kind === "asset") expect(text).toContain("House in Bcharré");
    }
});

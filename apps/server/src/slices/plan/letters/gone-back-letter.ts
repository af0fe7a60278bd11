import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "../../../mail/letter.ts";
import { fill, mailTexts } from "../../../mail/texts.ts";
import { planTexts } from "./plan-texts.ts";

/** Our database was restored, and what the holder signed last is not in it (OPS-033). */
export function goneBackLetter(reader: { language: Language; firstName: string; url: string }): Letter {
  const { language, firstName, url } = reader;
  const { goneBack: own } = planTexts(language);
  return {
    language,
    subject: own.subject,
    preview: own.preview,
    greeting: fill(mailTexts(language).frame.greeting, { firstName }),
    heading: own.subject,
    before: [own.what, own.means],
    action: { label: own.button, url },
    after: [own.next],
  };
}

import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "../../../mail/letter.ts";
import { ownWords } from "../../../mail/own-words.ts";
import { fill, mailTexts } from "../../../mail/texts.ts";
import { memberTexts } from "./letter-texts.ts";

export interface WillKey {
  language: Language;
  firstName: string;
  holder: string;
  key: string;
  until: Date;
  url: string;
}

/** The code that brings somebody into a plan who is signed in, with whatever address. */
export function willKeyLetter({ language, key, until, url, ...given }: WillKey): Letter {
  const [holder, firstName] = [ownWords(given.holder), ownWords(given.firstName)];
  const { willKey: own, until: untilLabel, notYou, whyYou } = memberTexts(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(until);
  return {
    language,
    subject: fill(own.subject, { holder }),
    preview: own.preview,
    greeting: fill(mailTexts(language).frame.greeting, { firstName }),
    heading: fill(own.heading, { holder }),
    before: [fill(own.intro, { holder })],
    facts: [
      { label: own.key, value: key },
      { label: untilLabel, value: date },
    ],
    action: { label: own.button, url },
    after: [own.once, notYou],
    why: fill(whyYou, { holder }),
  };
}

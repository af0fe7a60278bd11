import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "../../../mail/letter.ts";
import { fill, mailTexts } from "../../../mail/texts.ts";
import { willTexts } from "./will-texts.ts";

export interface ReviewedWill {
  language: Language;
  firstName: string;
  title: string;
  /** As 2026-11-17. */
  publishedOn: string;
  url: string;
}

/** A year has gone by since a will was published, or since its holder was last asked (DOC-019). */
export function reviewLetter({ language, firstName, title, publishedOn, url }: ReviewedWill): Letter {
  const { review: own } = willTexts(language);
  const { greeting, choose } = mailTexts(language).frame;
  const tag = language === "en" ? "en-GB" : `${language}-u-nu-latn`;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(publishedOn));
  return {
    language,
    subject: own.subject,
    preview: own.preview,
    greeting: fill(greeting, { firstName }),
    heading: own.subject,
    before: [own.text],
    facts: [
      { label: own.will, value: title },
      { label: own.published, value: day },
    ],
    action: { label: own.button, url },
    after: [own.paper, choose],
  };
}

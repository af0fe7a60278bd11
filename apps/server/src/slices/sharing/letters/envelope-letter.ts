import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "../../../mail/letter.ts";
import { fill, mailTexts } from "../../../mail/texts.ts";
import { sharingTexts } from "./sharing-texts.ts";

export interface WaitingKeys {
  language: Language;
  firstName: string;
  /** For whom they are, the longest waiting first. */
  names: readonly string[];
  url: string;
}

const mostNames = 8;

/** Keys for these people wait for the holder's vault to be opened (KEY-047). */
export function envelopeLetter({ language, firstName, names, url }: WaitingKeys): Letter {
  const { waitingKeys: own } = sharingTexts(language);
  const { greeting, choose } = mailTexts(language).frame;
  return {
    language,
    subject: own.subject,
    preview: own.preview,
    greeting: fill(greeting, { firstName }),
    heading: own.subject,
    before: [own.text],
    facts: [{ label: own.for, value: listed(names, language) }],
    action: { label: own.button, url },
    after: [own.once, choose],
  };
}

function listed(names: readonly string[], language: Language): string {
  const first = new Intl.ListFormat(language, { type: "unit", style: "short" }).format(names.slice(0, mostNames));
  return names.length > mostNames ? `${first} …` : first;
}

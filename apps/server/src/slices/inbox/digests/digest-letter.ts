import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "../../../mail/letter.ts";
import { fill, mailTexts, textsIn } from "../../../mail/texts.ts";
import ar from "./messages.ar.json" with { type: "json" };
import en from "./messages.en.json" with { type: "json" };
import es from "./messages.es.json" with { type: "json" };
import fr from "./messages.fr.json" with { type: "json" };

const texts = textsIn({ en, ar, es, fr });

export interface Digest {
  language: Language;
  firstName: string;
  unread: number;
  url: string;
}

/** That there is news and how much; nothing of what it is about: a mailbox may be read by others. */
export function digestLetter({ language, firstName, unread, url }: Digest): Letter {
  const { digest: own } = texts(language);
  const { greeting, choose } = mailTexts(language).frame;
  return {
    language,
    subject: own.subject,
    preview: own.preview,
    greeting: fill(greeting, { firstName }),
    heading: own.subject,
    before: [own.text],
    facts: [{ label: own.unread, value: new Intl.NumberFormat(`${language}-u-nu-latn`).format(unread) }],
    action: { label: own.button, url },
    after: [choose],
  };
}

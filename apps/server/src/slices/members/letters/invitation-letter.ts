import type { Language } from "@heirlock/domain/languages";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { Letter } from "../../../mail/letter.ts";
import { ownWords } from "../../../mail/own-words.ts";
import { fill, mailTexts } from "../../../mail/texts.ts";
import { memberTexts } from "./letter-texts.ts";

export interface Invited {
  kind: "invitation" | "reminder";
  language: Language;
  firstName: string;
  holder: string;
  /** The holder's own words. */
  message: string | null;
  roles: readonly MemberRole[];
  until: Date;
  url: string;
}

/** Who asks, for what, until when; nothing of the plan itself: a mailbox may be read by others. */
export function invitationLetter({ kind, language, roles, until, url, ...given }: Invited): Letter {
  const [holder, firstName] = [ownWords(given.holder), ownWords(given.firstName)];
  const message = given.message && ownWords(given.message);
  const texts = memberTexts(language);
  const own = texts[kind];
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(until);
  const list = new Intl.ListFormat(language, { type: "conjunction" }).format(roles.map((role) => texts.roles[role]));
  return {
    language,
    subject: fill(own.subject, { holder }),
    preview: fill(own.preview, { holder }),
    greeting: fill(mailTexts(language).frame.greeting, { firstName }),
    heading: fill(own.heading, { holder }),
    before: [fill(own.intro, { holder }), ...(message ? [fill(texts.words, { holder, message })] : [])],
    facts: [
      { label: texts.asWhat, value: list },
      { label: texts.until, value: date },
    ],
    action: { label: texts.button, url },
    after: [texts.free, texts.notYou],
    aside: { label: texts.report, url: `${url}.report` },
    why: fill(texts.whyYou, { holder }),
  };
}

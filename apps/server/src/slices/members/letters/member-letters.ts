import type { Language } from "@heirlock/domain/languages";
import { type LetterKind, letterKinds } from "@heirlock/domain/members/letter-kinds";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { RoleStatus } from "@heirlock/domain/members/statuses";
import type { Letter } from "../../../mail/letter.ts";
import { ownWords } from "../../../mail/own-words.ts";
import { fill, mailTexts } from "../../../mail/texts.ts";
import { memberTexts } from "./letter-texts.ts";

export interface MemberNews {
  kind: LetterKind;
  language: Language;
  firstName: string;
  /** Whom the letter is about. */
  other: string;
  role: MemberRole | null;
  roleStatus: RoleStatus | null;
  /** The holder's own, where something is asked. */
  words: string | null;
  until: Date | null;
  url: string;
}

/** What happened between two people, and where to look; nothing of the plan itself: a mailbox may be read by others. */
export function memberLetter(news: MemberNews): Letter {
  const { kind, language, url } = news;
  const [other, firstName] = [ownWords(news.other), ownWords(news.firstName)];
  const words = news.words && ownWords(news.words);
  const texts = memberTexts(language);
  const own = texts.letters[kind];
  const { to, asks } = letterKinds[kind];
  return {
    language,
    subject: fill(own.subject, { other }),
    preview: own.preview,
    greeting: fill(mailTexts(language).frame.greeting, { firstName }),
    heading: fill(own.subject, { other }),
    before: [
      fill(own.text, { other }),
      ...(asks && words ? [fill(texts.words, { holder: other, message: words })] : []),
    ],
    facts: factsOf(news),
    action: { label: asks ? texts.toAnswer : texts.toLook[to], url },
    after: [mailTexts(language).frame.choose],
  };
}

function factsOf({ kind, language, role, roleStatus, until }: MemberNews): { label: string; value: string }[] {
  const texts = memberTexts(language);
  const facts: { label: string; value: string }[] = [];
  if (role) facts.push({ label: texts.role, value: texts.roles[role] });
  if (kind === "role_changed" && roleStatus)
    facts.push({ label: texts.roleIsNow, value: texts.roleStatuses[roleStatus] });
  if (letterKinds[kind].asks && until) {
    const value = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(until);
    facts.push({ label: texts.answerBy, value });
  }
  return facts;
}

import type { HeadWords } from "@heirlock/crypto/verify";
import { type NoticeKind, noticeKinds } from "@heirlock/domain/account/notice-kinds";
import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "../../../../mail/letter.ts";
import { fill, mailTexts } from "../../../../mail/texts.ts";
import { type NoticeTexts, noticeTexts } from "./notice-texts.ts";

/** What the letter may mention besides the kind; what it does not know is left out. */
export type NoticeFacts = Record<string, string | number | boolean | null | undefined>;

export interface NoticeContent {
  language: Language;
  firstName: string;
  kind: NoticeKind;
  facts: NoticeFacts;
  at: Date;
  /** The newest state of the holder's plan as people compare it; null where nothing is signed. */
  head: (HeadWords & { signedAt: Date }) | null;
}

/** Where the one button leads: to the objection, to the stop of a waiting reset, or nowhere that needs a secret. */
export type NoticeAction = { does: "object" | "stop"; url: string } | { does: "open"; publicUrl: string };

type TextKind = keyof NoticeTexts["kinds"];

/** Some kinds happen in more ways than one, which read differently. */
function textKind(kind: NoticeKind, facts: NoticeFacts): TextKind {
  if (kind === "passkey-opens-vault" && facts.opens === false) return "passkey-closes-vault";
  if (kind === "objected" && facts.toAddress === "new") return "objected-address";
  if (kind === "objected" && facts.toAddress === "recovery") return "objected-recovery";
  return kind;
}

function moment(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  }).format(at);
}

/** Isolated, so that what is written from left to right keeps its order inside an Arabic line, and the other way round. */
const isolate = (text: string) => `\u2068${text}\u2069`;

function factLines({ language, facts, at, head }: NoticeContent): { label: string; value: string }[] {
  const texts = noticeTexts(language);
  const lines = [{ label: texts.fact.when, value: moment(language, at) }];
  const add = (label: string, value: string | null) => value && lines.push({ label, value });
  const text = (name: string) =>
    typeof facts[name] === "string" && facts[name] !== "" ? isolate(String(facts[name])) : null;
  const date = (name: string) => {
    const value = new Date(String(facts[name] ?? ""));
    return Number.isNaN(value.getTime()) ? null : moment(language, value);
  };

  const [browser, system] = [text("browser"), text("system")];
  add(texts.fact.device, browser && system ? fill(texts.device, { browser, system }) : (browser ?? system));
  const country = String(facts.country ?? "");
  if (/^[A-Z]{2}$/.test(country)) {
    add(texts.fact.country, new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country);
  }
  add(texts.fact.name, text("name"));
  if (typeof facts.left === "number") add(texts.fact.left, new Intl.NumberFormat(language).format(facts.left));
  add(texts.fact.until, date("until"));
  add(texts.fact.deletesAt, date("deletesAt"));
  add(texts.fact.kitNumber, text("kitNumber"));
  add(texts.fact.newEmail, text("newEmail"));
  if (head) {
    const said = isolate((language === "ar" ? head.numbers : head.words).join(" "));
    add(texts.fact.plan, fill(texts.plan, { when: moment(language, head.signedAt), words: said }));
  }
  return lines;
}

/**
 * The letter about one change of the account: what happened, when and from where, what it means and what to do. One
 * subject for all: it is read on lock screens and names nothing private.
 */
export function noticeLetter(content: NoticeContent, action: NoticeAction): Letter {
  const { language, kind, facts } = content;
  const texts = noticeTexts(language);
  const { heading, what, means } = texts.kinds[textKind(kind, facts)];
  return {
    language,
    subject: texts.subject,
    preview: heading,
    greeting: fill(mailTexts(language).frame.greeting, { firstName: content.firstName }),
    heading,
    before: [what, means, ...(action.does === "object" ? [texts.wasYou] : [])],
    facts: factLines(content),
    ...buttonOf(texts, kind, action),
  };
}

function buttonOf(texts: NoticeTexts, kind: NoticeKind, action: NoticeAction): Pick<Letter, "action" | "after"> {
  switch (action.does) {
    case "object":
      return { action: { label: texts.objectButton, url: action.url }, after: [texts.notYou] };
    case "stop":
      return { action: { label: texts.stopButton, url: action.url }, after: [texts.notYouStop] };
    case "open": {
      const gone = kind === "account-deleted";
      const label = gone ? texts.homeButton : texts.signInButton;
      return { action: { label, url: `${action.publicUrl}${gone ? "/" : "/auth/login"}` }, after: [] };
    }
  }
}

/** The same in a line, for a phone. */
export function noticeText(content: NoticeContent, action: NoticeAction): string {
  const texts = noticeTexts(content.language);
  const { heading } = texts.kinds[textKind(content.kind, content.facts)];
  const when = moment(content.language, content.at);
  if (action.does === "open") return fill(texts.sms, { heading, when });
  return fill(texts.smsObject, { heading, when, url: action.url });
}

export function phoneCodeText(language: Language, code: string): string {
  return fill(noticeTexts(language).phoneCode, { code });
}

/** Whether a letter of this kind carries the way to object. */
export function canObject(kind: NoticeKind): boolean {
  return noticeKinds[kind].objects;
}

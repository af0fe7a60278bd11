import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "../../../../mail/letter.ts";
import { fill, mailTexts } from "../../../../mail/texts.ts";
import { recoveryTexts } from "./recovery-texts.ts";

/** The letters of e-mail change and recovery. Every token stands in the fragment of its link (SEC-032). */

interface Reader {
  language: Language;
  firstName: string;
}

function framed(
  language: Language,
  texts: { subject: string; preview: string; heading: string; button: string },
  url: string,
  { greeting, before, after }: { greeting: string; before: string[]; after: string[] },
): Letter {
  const { subject, preview, heading, button } = texts;
  return { language, subject, preview, heading, greeting, before, action: { label: button, url }, after };
}

const byName = (reader: Reader) => fill(mailTexts(reader.language).frame.greeting, { firstName: reader.firstName });

/** To an address that is not proven yet, so it names nobody. */
export function confirmNewEmailLetter({ language }: Reader, publicUrl: string, token: string): Letter {
  const { greeting, confirmNewEmail: texts } = recoveryTexts(language);
  const lines = { greeting, before: [texts.intro], after: [texts.valid, texts.notYou] };
  return framed(language, texts, `${publicUrl}/auth/confirm-email#${token}`, lines);
}

/** To the owner of an address that somebody else wanted for their account. */
export function emailClashLetter(reader: Reader, publicUrl: string): Letter {
  const texts = recoveryTexts(reader.language).emailClash;
  const lines = { greeting: byName(reader), before: [texts.intro, texts.wasYou], after: [texts.notYou] };
  return framed(reader.language, texts, `${publicUrl}/auth/login`, lines);
}

/** To an address that is not proven yet, so it names nobody. */
export function confirmRecoveryEmailLetter({ language }: Reader, publicUrl: string, token: string): Letter {
  const { greeting, confirmRecoveryEmail: texts } = recoveryTexts(language);
  const lines = { greeting, before: [texts.intro], after: [texts.valid, texts.notYou] };
  return framed(language, texts, `${publicUrl}/auth/verify-recovery-email#${token}`, lines);
}

export function recoveryLinkLetter(reader: Reader, publicUrl: string, token: string): Letter {
  const texts = recoveryTexts(reader.language).recoveryLink;
  const lines = { greeting: byName(reader), before: [texts.intro], after: [texts.valid, texts.notYou] };
  return framed(reader.language, texts, `${publicUrl}/auth/recover#${token}`, lines);
}

/** After an objection: the way to a password that only its owner knows. */
export function objectionResetLetter(reader: Reader, publicUrl: string, token: string): Letter {
  const texts = recoveryTexts(reader.language).objectionReset;
  const lines = { greeting: byName(reader), before: [texts.intro, texts.kit], after: [texts.valid] };
  return framed(reader.language, texts, `${publicUrl}/auth/reset-password#${token}`, lines);
}

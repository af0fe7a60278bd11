import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "../../../mail/letter.ts";
import { fill, mailTexts } from "../../../mail/texts.ts";
import { accountTexts } from "./account-texts.ts";

/** The letters about an account. Subjects name nothing private: they are read on lock screens. */

interface Reader {
  language: Language;
  firstName: string;
}

/**
 * Digits for the browser that signed up and still waits for them, and a link for every other. The token is in the
 * fragment, which no server and no proxy ever sees (SEC-032).
 */
export function verifyEmailLetter(
  reader: Reader,
  publicUrl: string,
  { token, digits }: { token: string; digits: string | null },
): Letter {
  const { verifyEmail: texts } = accountTexts(reader.language);
  return {
    language: reader.language,
    subject: texts.subject,
    preview: texts.preview,
    greeting: fill(mailTexts(reader.language).frame.greeting, { firstName: reader.firstName }),
    heading: texts.heading,
    before: digits === null ? [texts.intro] : [texts.introDigits],
    ...(digits !== null && {
      facts: [{ label: texts.digits, value: `${digits.slice(0, 3)} ${digits.slice(3)}` }],
    }),
    action: { label: texts.button, url: `${publicUrl}/auth/verify-email#${token}` },
    after: [digits === null ? texts.valid : texts.validDigits, texts.notYou],
  };
}

export function signUpAttemptedLetter(reader: Reader, publicUrl: string): Letter {
  const { signUpAttempted: texts } = accountTexts(reader.language);
  return {
    language: reader.language,
    subject: texts.subject,
    preview: texts.preview,
    greeting: fill(mailTexts(reader.language).frame.greeting, { firstName: reader.firstName }),
    heading: texts.heading,
    before: [texts.intro, texts.wasYou],
    action: { label: texts.button, url: `${publicUrl}/auth/login` },
    after: [texts.notYou],
  };
}

/** The last one: nobody knows the address afterwards. */
export function accountDeletedLetter(reader: Reader, publicUrl: string): Letter {
  const { accountDeleted: texts } = accountTexts(reader.language);
  return {
    language: reader.language,
    subject: texts.subject,
    preview: texts.preview,
    greeting: fill(mailTexts(reader.language).frame.greeting, { firstName: reader.firstName }),
    heading: texts.heading,
    before: [texts.intro, texts.kept],
    action: { label: texts.button, url: publicUrl },
    after: [texts.goodbye],
  };
}

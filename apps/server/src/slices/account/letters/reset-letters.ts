import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "../../../mail/letter.ts";
import { fill, mailTexts } from "../../../mail/texts.ts";
import { accountTexts } from "./account-texts.ts";

/** The letters with a link to a new password. The token is in the fragment, which no server and no proxy sees. */

interface Reader {
  language: Language;
  firstName: string;
}

export function resetPasswordLetter(reader: Reader, publicUrl: string, token: string): Letter {
  return linkLetter(reader, publicUrl, token, "resetPassword");
}

/** After the 72 hours of a reset by mailbox alone. */
export function resetReadyLetter(reader: Reader, publicUrl: string, token: string): Letter {
  return linkLetter(reader, publicUrl, token, "resetReady");
}

/** The same for a phone, where the wait was begun through one. */
export function resetReadyText(language: Language, publicUrl: string, token: string): string {
  return fill(accountTexts(language).resetReady.sms, { url: `${publicUrl}/auth/reset-password#${token}` });
}

function linkLetter(
  { language, firstName }: Reader,
  publicUrl: string,
  token: string,
  kind: "resetPassword" | "resetReady",
): Letter {
  const { [kind]: texts } = accountTexts(language);
  return {
    language,
    subject: texts.subject,
    preview: texts.preview,
    greeting: fill(mailTexts(language).frame.greeting, { firstName }),
    heading: texts.heading,
    before: [texts.intro],
    action: { label: texts.button, url: `${publicUrl}/auth/reset-password#${token}` },
    after: [texts.valid, texts.notYou],
  };
}

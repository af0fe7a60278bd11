import type { Language } from "@heirlock/domain/languages";
import type { Letter } from "./letter.ts";
import { fill, mailTexts } from "./texts.ts";

/** The letters that tell of a change of the account. Subjects name nothing private: they are read on lock screens. */
export function noticeLetter(reader: { language: Language; firstName: string }, publicUrl: string, at: Date): Letter {
  const { frame, notice: texts } = mailTexts(reader.language);
  const when = new Intl.DateTimeFormat(reader.language, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
  return {
    language: reader.language,
    subject: texts.subject,
    preview: texts.preview,
    greeting: fill(frame.greeting, { firstName: reader.firstName }),
    heading: texts.heading,
    before: [fill(texts.intro, { when: when.format(at) })],
    action: { label: texts.button, url: `${publicUrl}/settings/security` },
    after: [],
  };
}

import type { Language } from "@heirlock/domain/languages";
import { call } from "../../platform/api/call.ts";
import { sessionState } from "../../platform/session/session-store.ts";
import { refreshUserFacts } from "../../platform/session/validate-session.ts";
import { reportError } from "../report-error.ts";

/** The page has already changed; mails should follow. If that fails, only the next mail is in the old language. */
export function keepLanguage(language: Language): void {
  if (sessionState().profile?.language === language) return;
  call("PATCH /api/user/profile", { body: { language } })
    .then(refreshUserFacts)
    .catch((error: unknown) => reportError("keep language", error));
}

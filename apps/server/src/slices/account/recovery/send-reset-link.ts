import type { Language } from "@heirlock/domain/languages";
import type { Pool } from "pg";
import { renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { resetReadyLetter } from "../../../mail/reset-letters.ts";
import { setReadyToken } from "./recovery.queries.ts";
import { newResetToken, resetTokenHash } from "./reset-tokens.ts";

interface Reader {
  address: string;
  first_name: string;
  language: Language;
}

/**
 * Mails the link at the end of a wait, to where the first one went. The 30 minutes begin with the sending, however long
 * the mail server was away; each try makes the link of the one before worthless. Throws when the mail was not accepted,
 * so that the job is tried again; sends nothing when the reset was stopped in the meantime.
 */
export async function sendResetLink(
  { auth, mailer, publicUrl }: { auth: Pool; mailer: Mailer; publicUrl: string },
  resetId: string,
  jobId: string,
): Promise<void> {
  const token = newResetToken();
  const { rows } = await auth.query<Reader>({ ...setReadyToken, values: [resetId, resetTokenHash(token)] });
  const reader = rows[0];
  if (!reader) return;
  const letter = resetReadyLetter({ language: reader.language, firstName: reader.first_name }, publicUrl, token);
  await mailer.send({ ...(await renderLetter(letter)), to: reader.address, id: jobId });
}

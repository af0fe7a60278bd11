import type { ResetId } from "@heirlock/domain/identifiers";
import { query } from "../../../kernel/query.ts";
import { renderLetter } from "../../../mail/letter.ts";
import { resetReadyLetter, resetReadyText } from "../letters/reset-letters.ts";
import { newResetToken, resetTokenHash } from "../reset-tokens.ts";
import { openPhone } from "../sealed-phone.ts";
import type { Senders } from "../senders.ts";
import { setReadyToken } from "./recovery.queries.ts";

/**
 * Sends the link at the end of a wait to where the first one went, and nowhere else: who lost the mailbox must not wait
 * for whoever has it now. The 30 minutes begin with the sending, however long the mail server was away; each try makes
 * the link of the one before worthless. Throws when it was not accepted, so that the job is tried again; sends nothing
 * when the reset was stopped in the meantime, or its way is gone (it is then closed as unused, and that is told).
 */
export async function sendResetLink(deps: Senders, resetId: ResetId, jobId: string): Promise<void> {
  const token = newResetToken();
  const rows = await query(deps.auth, setReadyToken, [resetId, resetTokenHash(token)]);
  const reader = rows[0];
  if (!reader) return;
  const { language, address, phone } = reader;
  if (address) {
    const letter = resetReadyLetter({ language, firstName: reader.first_name }, deps.publicUrl, token);
    await deps.mailer.send({ ...(await renderLetter(letter)), to: address, id: jobId });
  } else if (phone && deps.sms) {
    const to = openPhone(deps.ring, reader.user_id, phone);
    await deps.sms.send({ to, text: resetReadyText(language, deps.publicUrl, token) });
  }
}

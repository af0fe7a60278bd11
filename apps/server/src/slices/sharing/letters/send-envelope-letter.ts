import type { Pool } from "pg";
import { query } from "../../../kernel/query.ts";
import { renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { envelopeLetterToSend } from "../sharing.queries.ts";
import { envelopeLetter } from "./envelope-letter.ts";

/**
 * Tells a holder for whom keys wait, unless they do without reminders or have opened their vault meanwhile. Throws when
 * the mail was not accepted.
 */
export async function sendEnvelopeLetter(
  { worker, mailer, publicUrl }: { worker: Pool; mailer: Mailer; publicUrl: string },
  holderId: string,
  jobId: string,
): Promise<void> {
  const rows = await query(worker, envelopeLetterToSend, [holderId, "reminders"]);
  const [reader] = rows;
  if (!reader) return;
  const { language, first_name: firstName, names } = reader;
  const letter = envelopeLetter({ language, firstName, names, url: `${publicUrl}/dashboard/will-holder/members` });
  await mailer.send({ ...(await renderLetter(letter)), to: reader.email, id: jobId });
}

import type { Pool } from "pg";
import { query } from "../../../kernel/query.ts";
import { renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { digestToSend } from "../inbox.queries.ts";
import { digestLetter } from "./digest-letter.ts";

/** Says that there is news and how much, unless it was read meanwhile. Throws when the mail was not accepted. */
export async function sendDigest(
  { worker, mailer, publicUrl }: { worker: Pool; mailer: Mailer; publicUrl: string },
  userId: string,
  jobId: string,
): Promise<void> {
  const [reader] = await query(worker, digestToSend, [userId]);
  if (!reader) return;
  const { language, first_name: firstName, unread } = reader;
  const letter = digestLetter({ language, firstName, unread, url: `${publicUrl}/notifications` });
  await mailer.send({ ...(await renderLetter(letter)), to: reader.email, id: jobId });
}

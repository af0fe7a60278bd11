import type { HolderId, WillId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { query } from "../../../kernel/query.ts";
import { renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { reviewLetterToSend } from "../reviews-due.queries.ts";
import { reviewLetter } from "./review-letter.ts";

/**
 * Asks a holder to read a will again, unless they do without reminders or have put it away meanwhile. Throws when the
 * mail was not accepted.
 */
export async function sendReviewLetter(
  { worker, mailer, publicUrl }: { worker: Pool; mailer: Mailer; publicUrl: string },
  { holderId, willId }: { holderId: HolderId; willId: WillId },
  jobId: string,
): Promise<void> {
  const [reader] = await query(worker, reviewLetterToSend, [holderId, willId, "reminders"]);
  if (!reader) return;
  const { language, first_name: firstName, title, published_on: publishedOn } = reader;
  const url = `${publicUrl}/dashboard/will-holder/wills/${willId}`;
  const letter = reviewLetter({ language, firstName, title, publishedOn, url });
  await mailer.send({ ...(await renderLetter(letter)), to: reader.email, id: jobId });
}

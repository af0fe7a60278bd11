import type { WillKeyId } from "@heirlock/domain/identifiers";
import { query } from "../../../kernel/query.ts";
import { renderLetter } from "../../../mail/letter.ts";
import { willKeyLetter } from "../letters/will-key-letter.ts";
import type { LetterDeps } from "./send-invitation-letter.ts";
import { willKeyOf } from "./will-key-hash.ts";
import { keyToSend } from "./will-keys.queries.ts";

/** Mails a will key that still works. Throws when the mail was not accepted. */
export async function sendWillKeyLetter(
  { worker, mailer, secret, publicUrl }: LetterDeps,
  willKeyId: WillKeyId,
  jobId: string,
): Promise<void> {
  const rows = await query(worker, keyToSend, [willKeyId]);
  const [reader] = rows;
  if (!reader) return;
  const letter = willKeyLetter({
    language: reader.language,
    firstName: reader.first_name,
    holder: `${reader.holder_first_name} ${reader.holder_last_name}`,
    key: willKeyOf(secret, willKeyId),
    until: reader.expires_at,
    url: `${publicUrl}/invitations`,
  });
  await mailer.send({ ...(await renderLetter(letter)), to: reader.email, id: jobId });
}

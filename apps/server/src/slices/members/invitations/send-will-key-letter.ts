import type { WillKeyId } from "@heirlock/domain/identifiers";
import { secretsOf } from "../../../kernel/key-ring.ts";
import { query } from "../../../kernel/query.ts";
import { renderLetter } from "../../../mail/letter.ts";
import { willKeyLetter } from "../letters/will-key-letter.ts";
import type { LetterDeps } from "./send-invitation-letter.ts";
import { hashOfKey, willKeyOf } from "./will-key-hash.ts";
import { keyToSend } from "./will-keys.queries.ts";

/** Mails a will key that still works. Throws when the mail was not accepted. */
export async function sendWillKeyLetter(
  { worker, mailer, ring, publicUrl }: LetterDeps,
  willKeyId: WillKeyId,
  jobId: string,
): Promise<void> {
  const rows = await query(worker, keyToSend, [willKeyId]);
  const [reader] = rows;
  if (!reader) return;
  // It may have been made before the secret was replaced.
  const key = secretsOf(ring)
    .map((secret) => willKeyOf(secret, willKeyId))
    .find((one) => hashOfKey(one) === reader.key_hash);
  if (key === undefined) throw new Error("The will key was made with a secret that this process does not have");
  const letter = willKeyLetter({
    language: reader.language,
    firstName: reader.first_name,
    holder: `${reader.holder_first_name} ${reader.holder_last_name}`,
    key,
    until: reader.expires_at,
    url: `${publicUrl}/invitations`,
  });
  await mailer.send({ ...(await renderLetter(letter)), to: reader.email, id: jobId });
}

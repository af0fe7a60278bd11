import type { InvitationId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { query } from "../../../kernel/query.ts";
import { renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { invitationLetter } from "../letters/invitation-letter.ts";
import { invitationLink, invitationToken, tokenHash } from "./invitation-tokens.ts";
import { invitationToSend } from "./invitations.queries.ts";

export interface LetterDeps {
  worker: Pool;
  mailer: Mailer;
  secret: string;
  publicUrl: string;
}

/** Sends an invitation or its reminder. Throws when it was not accepted; one that was answered or taken back stays. */
export async function sendInvitationLetter(
  { worker, mailer, secret, publicUrl }: LetterDeps,
  { invitationId, kind }: { invitationId: InvitationId; kind: "invitation" | "reminder" },
  jobId: string,
): Promise<void> {
  const token = invitationToken(secret, invitationId);
  const rows = await query(worker, invitationToSend, [invitationId, tokenHash(token)]);
  const [reader] = rows;
  if (!reader) return;
  const letter = invitationLetter({
    kind,
    language: reader.language,
    firstName: reader.first_name,
    holder: `${reader.holder_first_name} ${reader.holder_last_name}`,
    message: reader.message,
    roles: reader.roles ?? [],
    until: reader.expires_at,
    url: invitationLink(publicUrl, token),
  });
  await mailer.send({ ...(await renderLetter(letter)), to: reader.email, id: jobId });
}

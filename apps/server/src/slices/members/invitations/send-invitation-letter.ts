import type { InvitationId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { query } from "../../../kernel/query.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { addNewsOfInvitation } from "../../inbox/add-news.ts";
import { invitationLetter } from "../letters/invitation-letter.ts";
import { invitationLink, invitationToken, tokenHash } from "./invitation-tokens.ts";
import { invitationToSend } from "./invitations.queries.ts";

export interface LetterDeps {
  worker: Pool;
  mailer: Mailer;
  ring: KeyRing;
  publicUrl: string;
}

/** Sends an invitation or its reminder. Throws when it was not accepted; one that was answered or taken back stays. */
export async function sendInvitationLetter(
  { worker, mailer, ring, publicUrl }: LetterDeps,
  { invitationId, kind }: { invitationId: InvitationId; kind: "invitation" | "reminder" },
  jobId: string,
): Promise<void> {
  const token = invitationToken(ring.active, invitationId);
  const rows = await query(worker, invitationToSend, [invitationId, tokenHash(token)]);
  const [reader] = rows;
  if (!reader) return;
  if (kind === "invitation") await inSystemTransaction(worker, (tx) => addNewsOfInvitation(tx, invitationId));
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

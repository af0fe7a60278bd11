import { hoursAwayForPapers, type LetterKind, letterKinds } from "@heirlock/domain/members/letter-kinds";
import type { Pool } from "pg";
import type { z } from "zod";
import { query } from "../../../kernel/query.ts";
import { renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { sendMemberLetter as job } from "./letters.jobs.ts";
import { isPapersLetterDue, letterToSend } from "./letters.queries.ts";
import { memberLetter } from "./member-letters.ts";

/**
 * Sends one letter between two people of a plan, unless its reader does without such letters or there is nothing left to
 * answer. Throws when the mail was not accepted.
 */
export async function sendMemberLetter(
  { worker, mailer, publicUrl }: { worker: Pool; mailer: Mailer; publicUrl: string },
  { kind, membershipId, requestId, roleId }: z.output<typeof job.data>,
  jobId: string,
): Promise<void> {
  const { to, kind: wish, asks } = letterKinds[kind];
  const values = [membershipId, to, wish, requestId, roleId] as const;
  const rows = await query(worker, letterToSend, values);
  const [row] = rows;
  if (!row) return;
  // Who takes no part any more is told that, and nothing else.
  if (to === "member" && kind !== "membership_ended" && row.status !== "confirmed") return;
  if (asks && row.request_status !== "pending") return;
  if (kind === "papers_shared") {
    const [found] = await query(worker, isPapersLetterDue, [membershipId, hoursAwayForPapers]);
    if (!found!.is_due) return;
  }
  const letter = memberLetter({
    kind,
    language: row.language,
    firstName: row.first_name,
    other: `${row.other_first_name} ${row.other_last_name}`,
    role: row.role_name,
    roleStatus: row.role_status,
    words: asks ? row.reason : null,
    until: row.expires_at,
    url: publicUrl + pageOf(kind, membershipId),
  });
  await mailer.send({ ...(await renderLetter(letter)), to: row.email, id: jobId });
}

function pageOf(kind: LetterKind, membershipId: string): string {
  if (kind === "papers_shared") return "/dashboard/member/assigned-vault";
  if (kind === "review_asked") return `/dashboard/member/wills/${membershipId}/review`;
  if (kind === "review_decided") return "/dashboard/will-holder/wills";
  if (kind === "will_published" || kind === "mirror_offered") return `/dashboard/member/wills/${membershipId}`;
  return letterKinds[kind].to === "member"
    ? "/dashboard/member/invitations"
    : `/dashboard/will-holder/members/${membershipId}`;
}

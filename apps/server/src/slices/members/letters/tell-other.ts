import type { AccountId, MemberId, RequestId, RoleId, Uuid } from "@heirlock/domain/identifiers";
import { isGoverned, isNews } from "@heirlock/domain/inbox/news-kinds";
import { type LetterKind, letterKinds } from "@heirlock/domain/members/letter-kinds";
import type { EnqueueOptions, Jobs } from "../../../kernel/jobs.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import { addNews } from "../../inbox/add-news.ts";
import { sendMemberLetter } from "./letters.jobs.ts";

/** What orders letters. */
export type Sending = Pick<Jobs, "enqueue">;

interface Told {
  kind: LetterKind;
  /** What was asked or answered. */
  request?: RequestId;
  role?: RoleId;
}

/**
 * The news and the letter by which the other one of the two hears of it, in the transaction in which it happens. A member without
 * an account gets none; whether the reader wants it, and whether it still holds, is asked when it is written.
 */
export async function tellOther(
  tx: Tx,
  jobs: Sending,
  member: { id: MemberId; userId: AccountId | null },
  { kind, request, role }: Told,
): Promise<void> {
  if (letterKinds[kind].to === "member" && member.userId === null) return;
  // The others need a permission, which whoever orders the letter looks at (tellOfPlan).
  if (isNews(kind) && !isGoverned(kind)) await addNews(tx, kind, member.id);
  const data = { kind, membershipId: member.id, requestId: request ?? null, roleId: role ?? null };
  await jobs.enqueue(tx, sendMemberLetter, data, waiting(kind, role ?? member.id));
}

function waiting(kind: LetterKind, about: Uuid): EnqueueOptions {
  const seconds = letterKinds[kind].waitMinutes * 60;
  if (seconds === 0) return kind === "role_reminder" ? { unhurried: true } : {};
  // All that falls into the same stretch is over when the letter is written.
  return { startAfter: seconds, singletonKey: `${kind} ${about}`, singletonSeconds: seconds };
}

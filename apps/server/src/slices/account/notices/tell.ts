import type { NoticeKind } from "@heirlock/domain/account/notice-kinds";
import type { AccountId } from "@heirlock/domain/identifiers";
import { isNews } from "@heirlock/domain/inbox/news-kinds";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import { addNewsOfAccount } from "../../inbox/add-news.ts";
import { sendNotice } from "../account.jobs.ts";
import { insertNotices, insertNoticeTo } from "./notices.queries.ts";

/** Codes, times and the names of devices that the letter mentions; never a secret. */
export type NoticeFacts = Record<string, string | number | boolean | null>;

/**
 * Tells a person about a change of their account on every channel they have: their address, a confirmed recovery e-mail
 * and a confirmed phone. Part of the transaction that makes the change (SEC-012). Call it BEFORE an address is replaced,
 * or name the `previousEmail`, so that whoever held the account before learns of it.
 */
export async function tell(
  tx: Tx,
  jobs: Pick<Jobs, "enqueue">,
  notice: {
    userId: AccountId;
    kind: NoticeKind;
    /** The letters know `browser`, `system`, `country`, `name`, `left`, `until`, `deletesAt`, `kitNumber`, `newEmail`. */
    facts?: NoticeFacts;
    previousEmail?: string;
  },
): Promise<void> {
  const { userId, kind, facts = {}, previousEmail = null } = notice;
  const rows = await tx.query(insertNotices, [userId, kind, facts, previousEmail]);
  if (isNews(kind)) await addNewsOfAccount(tx, kind, userId);
  for (const { id } of rows) await jobs.enqueue(tx, sendNotice, { noticeId: id });
}

/** Tells one address, or one phone as it is stored, alone: one that has just lost the account. */
export async function tellAddress(
  tx: Tx,
  jobs: Pick<Jobs, "enqueue">,
  notice: {
    userId: AccountId;
    kind: NoticeKind;
    facts?: NoticeFacts;
    channel?: "email" | "recovery_email" | "phone";
    address: string;
  },
): Promise<void> {
  const { userId, kind, facts = {}, channel = "email", address } = notice;
  const [row] = await tx.query(insertNoticeTo, [userId, kind, facts, channel, address]);
  await jobs.enqueue(tx, sendNotice, { noticeId: row!.id });
}

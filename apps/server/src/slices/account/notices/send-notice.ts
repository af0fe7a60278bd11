import { headWords } from "@heirlock/crypto/verify";
import type { NoticeId, ResetId } from "@heirlock/domain/identifiers";
import { query } from "../../../kernel/query.ts";
import { renderLetter } from "../../../mail/letter.ts";
import { linkIdentifier, newLinkToken } from "../link-tokens.ts";
import { issueStopToken } from "../reset-tokens.ts";
import { openPhone } from "../sealed-phone.ts";
import type { Senders } from "../senders.ts";
import {
  canObject,
  type NoticeAction,
  type NoticeContent,
  noticeLetter,
  noticeText,
} from "./letters/notice-letters.ts";
import { insertObjection, readNotice } from "./notices.queries.ts";
import type { ReadNoticeRow } from "./notices.rows.ts";

/** Sends one notice. Throws when it was not accepted, so that the job is tried again. */
export async function sendNotice(deps: Senders, noticeId: NoticeId, jobId: string): Promise<void> {
  const rows = await query(deps.auth, readNotice, [noticeId]);
  const notice = rows[0];
  if (!notice || (notice.channel === "phone" && deps.sms === null)) return;
  const { language, first_name: firstName, kind, facts, created_at: at } = notice;
  const content = { language, firstName, kind, facts, at, head: headOf(notice) };
  const action = await actionOf(deps, notice);
  if (notice.channel === "phone") {
    const to = openPhone(deps.ring, notice.user_id, notice.address);
    await deps.sms!.send({ to, text: noticeText(content, action) });
  } else {
    await deps.mailer.send({ ...(await renderLetter(noticeLetter(content, action))), to: notice.address, id: jobId });
  }
}

/** The newest state of the plan, for a browser that finds nobody else to ask (KEY-079). Not in a text message: too long. */
function headOf({ head_number: number, head_hash: hash }: ReadNoticeRow): NoticeContent["head"] {
  return number === null || hash === null ? null : { signedAt: new Date(Number(number)), ...headWords(hash) };
}

/** The link has to work before the mail leaves. A token of a try that failed was seen by nobody. */
async function actionOf({ auth, publicUrl }: Senders, notice: ReadNoticeRow): Promise<NoticeAction> {
  const { facts, kind, user_id, id, created_at } = notice;
  if ((kind === "reset-waiting" || kind === "reset-tomorrow") && typeof facts.reset === "string") {
    const token = await issueStopToken(auth, facts.reset as ResetId);
    return { does: "stop", url: `${publicUrl}/auth/stop-reset#${token}` };
  }
  if (!canObject(kind)) return { does: "open", publicUrl };
  const token = newLinkToken();
  await query(auth, insertObjection, [linkIdentifier("object", token), `${user_id} ${id}`, created_at]);
  return { does: "object", url: `${publicUrl}/auth/object#${token}` };
}

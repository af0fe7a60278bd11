import type { NoticeKind } from "@heirlock/domain/account/notice-kinds";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Language } from "@heirlock/domain/languages";
import type { Pool } from "pg";
import { renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { noticeLetter } from "../../../mail/notice-letters.ts";
import { readNotice } from "./notices.queries.ts";
import type { NoticeFacts } from "./tell.ts";

interface Notice {
  id: Uuid;
  user_id: Uuid;
  kind: NoticeKind;
  channel: "email" | "recovery_email" | "phone";
  address: string;
  facts: NoticeFacts;
  created_at: Date;
  first_name: string;
  language: Language;
}

interface Deps {
  auth: Pool;
  mailer: Mailer;
  publicUrl: string;
}

/** Sends one notice. Throws when it was not accepted, so that the job is tried again. */
export async function sendNotice({ auth, mailer, publicUrl }: Deps, noticeId: string, jobId: string): Promise<void> {
  const { rows } = await auth.query<Notice>({ ...readNotice, values: [noticeId] });
  const notice = rows[0];
  if (!notice || notice.channel === "phone") return;
  const letter = noticeLetter(
    { language: notice.language, firstName: notice.first_name },
    publicUrl,
    notice.created_at,
  );
  await mailer.send({ ...(await renderLetter(letter)), to: notice.address, id: jobId });
}

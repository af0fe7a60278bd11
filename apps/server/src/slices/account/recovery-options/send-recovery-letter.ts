import type { AccountId, NoticeId } from "@heirlock/domain/identifiers";
import type { Language } from "@heirlock/domain/languages";
import type { Pool } from "pg";
import type { z } from "zod";
import { query } from "../../../kernel/query.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { type Letter, renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { type LinkPurpose, linkIdentifier, newLinkToken } from "../link-tokens.ts";
import { issueResetToken } from "../recovery/issue-reset-token.ts";
import {
  confirmNewEmailLetter,
  confirmRecoveryEmailLetter,
  emailClashLetter,
  objectionResetLetter,
  recoveryLinkLetter,
} from "./letters/recovery-letters.ts";
import { recoveryMinutes } from "./look-at-recovery.ts";
import type { sendRecoveryLetter as sendRecoveryLetterJob } from "./recovery-options.jobs.ts";
import * as queries from "./recovery-options.queries.ts";

type Order = z.output<typeof sendRecoveryLetterJob.data>;

interface Reader {
  email: string;
  first_name: string;
  language: Language;
  recovery_email: string | null;
  /** Whose and which, as the link's own row says it. */
  pending_email: string | null;
  pending_recovery_email: string | null;
}

interface Deps {
  auth: Pool;
  mailer: Mailer;
  publicUrl: string;
}

const dayMinutes = 24 * 60;

/** Writes and sends one letter; one that has lost its reason in the meantime is not sent. Throws when it was refused. */
export async function sendRecoveryLetter(deps: Deps, order: Order, jobId: string): Promise<void> {
  const rows = await query(deps.auth, queries.readReader, [order.userId]);
  const written = rows[0] && (await write(deps, order, rows[0]));
  if (written) await deps.mailer.send({ ...(await renderLetter(written.letter)), to: written.to, id: jobId });
}

async function write(deps: Deps, order: Order, reader: Reader): Promise<{ to: string; letter: Letter } | null> {
  const { publicUrl } = deps;
  const userId = order.userId;
  const who = { language: reader.language, firstName: reader.first_name };
  switch (order.kind) {
    case "confirm-new-email": {
      if (!reader.pending_email) return null;
      const token = await makeLink(deps.auth, "change-email", reader.pending_email, dayMinutes);
      return { to: addressIn(reader.pending_email), letter: confirmNewEmailLetter(who, publicUrl, token) };
    }
    case "email-clash":
      return { to: reader.email, letter: emailClashLetter(who, publicUrl) };
    case "confirm-recovery-email": {
      if (!reader.pending_recovery_email) return null;
      const token = await makeLink(deps.auth, "recovery-email", reader.pending_recovery_email, dayMinutes);
      return {
        to: addressIn(reader.pending_recovery_email),
        letter: confirmRecoveryEmailLetter(who, publicUrl, token),
      };
    }
    case "recovery-link": {
      if (!reader.recovery_email) return null;
      const token = await makeLink(deps.auth, "recover", `${userId} recovery_email 0`, recoveryMinutes);
      return { to: reader.recovery_email, letter: recoveryLinkLetter(who, publicUrl, token) };
    }
    case "objection-reset":
      return writeReset(deps, userId, order.noticeId, reader);
  }
}

/** To whoever objected: through the recovery e-mail if the letter went there, else at the account's own address. */
async function writeReset({ auth, publicUrl }: Deps, userId: AccountId, noticeId: NoticeId, reader: Reader) {
  const rows = await query(auth, queries.readNoticeAddress, [noticeId, userId]);
  const notice = rows[0];
  if (!notice) return null;
  const bySpare = notice.channel === "recovery_email";
  const token = await inSystemTransaction(auth, (tx) =>
    issueResetToken(tx, { userId, sentTo: bySpare ? "recovery_email" : "email" }),
  );
  const who = { language: reader.language, firstName: reader.first_name };
  const to = notice.channel === "phone" ? reader.email : notice.address;
  return { to, letter: objectionResetLetter(who, publicUrl, token) };
}

const addressIn = (value: string) => value.slice(value.indexOf(" ") + 1);

/** The link has to work before the mail leaves. A token of a try that failed was seen by nobody. */
async function makeLink(auth: Pool, purpose: LinkPurpose, value: string, minutes: number): Promise<string> {
  const token = newLinkToken();
  await query(auth, queries.insertLink, [linkIdentifier(purpose, token), value, minutes]);
  return token;
}

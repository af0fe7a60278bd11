import type { Language } from "@heirlock/domain/languages";
import type { Pool } from "pg";
import type { z } from "zod";
import { query } from "../../kernel/query.ts";
import { type Letter, renderLetter } from "../../mail/letter.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { sendLetter as sendLetterJob } from "./account.jobs.ts";
import * as queries from "./account.queries.ts";
import { newEmailToken, tokenIdentifier, tokenValue } from "./email-tokens.ts";
import { noteDigits } from "./factors/factors.queries.ts";
import { digitsHash, newDigits } from "./factors/sign-up-half.ts";
import { signUpAttemptedLetter, verifyEmailLetter } from "./letters/account-letters.ts";
import { resetPasswordLetter } from "./letters/reset-letters.ts";
import { insertReset } from "./recovery/recovery.queries.ts";
import { newResetToken, resetTokenHash } from "./reset-tokens.ts";

type Order = z.output<typeof sendLetterJob.data>;

interface Reader {
  email: string;
  email_verified: boolean;
  first_name: string;
  language: Language;
}

interface Deps {
  auth: Pool;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Writes and sends the letter of one job. Throws when the mail was not accepted, so that the job is tried
 * again; a letter that has lost its reason in the meantime is not sent.
 */
export async function sendLetter(deps: Deps, order: Order, job: { id: string }): Promise<void> {
  const rows = await query(deps.auth, queries.readReader, [order.userId]);
  const reader = rows[0];
  if (!reader) return;
  const letter = await write(deps, order, reader);
  if (letter) await deps.mailer.send({ ...(await renderLetter(letter)), to: reader.email, id: job.id });
}

async function write({ auth, publicUrl }: Deps, order: Order, reader: Reader): Promise<Letter | null> {
  const who = { language: reader.language, firstName: reader.first_name };
  switch (order.kind) {
    case "verify-email": {
      if (reader.email_verified) return null;
      // The link has to work before the mail leaves. A token of a try that failed was seen by nobody.
      const token = newEmailToken();
      const value = tokenValue(order.userId, reader.email);
      await query(auth, queries.insertVerification, [tokenIdentifier(token), value]);
      const digits = newDigits();
      const waiting = await query(auth, noteDigits, [order.userId, digitsHash(order.userId, digits)]);
      return verifyEmailLetter(who, publicUrl, { token, digits: waiting.length > 0 ? digits : null });
    }
    case "reset-password": {
      const token = newResetToken();
      await query(auth, insertReset, [order.userId, "email", resetTokenHash(token)]);
      return resetPasswordLetter(who, publicUrl, token);
    }
    case "sign-up-attempted":
      return signUpAttemptedLetter(who, publicUrl);
  }
}

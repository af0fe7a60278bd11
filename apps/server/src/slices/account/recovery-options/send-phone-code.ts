import type { AccountId, Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { query } from "../../../kernel/query.ts";
import type { SmsSender } from "../../../sms/sms-sender.ts";
import { phoneCodeText } from "../notices/letters/notice-letters.ts";
import { openPhone } from "../sealed-phone.ts";
import { type CodePurpose, newPhoneCode, phoneCodeHash } from "./phone-codes.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  auth: Pool;
  sms: SmsSender | null;
  secret: string;
}

/** Makes the code and sends it. One that nobody waits for any more is not sent. Throws when it was not accepted. */
export async function sendPhoneCode(
  deps: Deps,
  { purpose, userId, codeId }: { purpose: CodePurpose; userId: AccountId; codeId: Uuid },
) {
  if (!deps.sms) return;
  const code = newPhoneCode();
  const rows = await query(deps.auth, queries.setCode, [codeId, phoneCodeHash(deps.secret, purpose, userId, code)]);
  const waiting = rows[0];
  if (!waiting) return;
  const to = openPhone(deps.secret, userId, waiting.phone);
  await deps.sms.send({ to, text: phoneCodeText(waiting.language, code) });
}

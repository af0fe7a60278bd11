import type { AccountId, Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { query } from "../../../kernel/query.ts";
import type { SmsSender } from "../../../sms/sms-sender.ts";
import { phoneCodeText } from "../notices/letters/notice-letters.ts";
import { openPhone } from "../sealed-phone.ts";
import { type CodePurpose, newPhoneCode, phoneCodeHash } from "./phone-codes.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  auth: Pool;
  sms: SmsSender | null;
  ring: KeyRing;
}

/** Makes the code and sends it. One that nobody waits for any more is not sent. Throws when it was not accepted. */
export async function sendPhoneCode(
  deps: Deps,
  { purpose, userId, codeId }: { purpose: CodePurpose; userId: AccountId; codeId: Uuid },
) {
  if (!deps.sms) return;
  const code = newPhoneCode();
  const rows = await query(deps.auth, queries.setCode, [
    codeId,
    phoneCodeHash(deps.ring.active, purpose, userId, code),
  ]);
  const waiting = rows[0];
  if (!waiting) return;
  const to = openPhone(deps.ring, userId, waiting.phone);
  await deps.sms.send({ to, text: phoneCodeText(waiting.language, code) });
}

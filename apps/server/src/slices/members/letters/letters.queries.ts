import type { Language } from "@heirlock/domain/languages";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { MemberStatus, RoleStatus } from "@heirlock/domain/members/statuses";
import { statement } from "../../../kernel/statement.ts";

export interface LetterRow {
  email: string;
  first_name: string;
  language: Language;
  other_first_name: string;
  other_last_name: string;
  status: MemberStatus;
  role_name: MemberRole | null;
  role_status: RoleStatus | null;
  request_status: "pending" | "approved" | "rejected" | "expired" | "void" | null;
  reason: string | null;
  expires_at: Date | null;
}
/** As heirlock_worker. */
export const letterToSend = statement("people-letter-to-send", "select * from app.letter_to_send($1, $2, $3, $4, $5)");

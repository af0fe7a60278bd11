import type { Pool } from "pg";
import type { KeyRing } from "../../kernel/key-ring.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { SmsSender } from "../../sms/sms-sender.ts";

/** What a job needs that sends something to a person. */
export interface Senders {
  auth: Pool;
  mailer: Mailer;
  /** Null without a provider: phones are then told nothing. */
  sms: SmsSender | null;
  ring: KeyRing;
  publicUrl: string;
}

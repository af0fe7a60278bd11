import type { AccountBundle } from "../bundle.ts";
import { sign } from "../sign.ts";
import { headMessage, headText, type PlanHead, type SignedHead } from "./head.ts";

export function signHead(holder: Pick<AccountBundle, "signingSeed">, head: PlanHead): SignedHead {
  const text = headText(head);
  return { text, signature: sign(holder, "plan-head", headMessage(text)) };
}

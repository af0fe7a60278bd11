import type { SealedEnvelope } from "@heirlock/contract/sharing/keys";
import { openEnvelope } from "@heirlock/crypto/sharing/envelope";
import type { Estate } from "./estate.ts";
import type { Sent } from "./lie.ts";

interface Envelopes {
  envelopes: SealedEnvelope[];
  wraps: { entry_id: string; lane: string }[];
}

/**
 * What left the browser while it was lied to, and should not have. Envelopes for a member are looked through: they may be
 * made from the signed plan at any time, whoever asks for them, and open for nobody else. Everything else that changes
 * something must be what the lie allows.
 */
export async function judgeSent(sent: readonly Sent[], estate: Estate, allowed: readonly RegExp[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, body } of sent) {
    const member = /^PUT \/api\/members\/([0-9a-f-]{36})\/envelopes$/.exec(name)?.[1];
    if (member) wrong.push(...(await judgeEnvelopes(member, body as Envelopes, estate)));
    else if (!allowed.some((pattern) => pattern.test(name))) wrong.push(`sent ${name}`);
  }
  return wrong;
}

async function judgeEnvelopes(member: string, { envelopes, wraps }: Envelopes, estate: Estate): Promise<string[]> {
  const wrong: string[] = [];
  const { grants } = estate.tables;
  for (const { entry_id, lane } of wraps)
    if (!grants.some((one) => one.member === member && one.entry === entry_id && one.lane === lane))
      wrong.push(`wrapped ${entry_id} in lane ${lane} for ${member}, which nobody signed`);
  const { bundle } = estate.keys.stranger;
  for (const { lane, version, key_id, ...envelope } of envelopes) {
    if (lane !== "now") continue;
    const place = { estate: estate.id, member, lane, version };
    const opens = await openEnvelope(key_id, bundle, place, envelope, null).then(
      () => true,
      () => false,
    );
    if (opens) wrong.push("sealed an envelope that a stranger opens");
  }
  return wrong;
}

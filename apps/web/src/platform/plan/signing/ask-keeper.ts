import { toBase64url } from "@heirlock/crypto/format";
import type { KeeperKeys } from "@heirlock/crypto/keeper/keeper-keys";
import { call } from "../../api/call.ts";
import { withHost } from "../../api/host.ts";
import { askPlan } from "../../keys/keys-client.ts";
import { isVouchedFor, noteHead, noteNothingYet } from "./known-heads.ts";

/**
 * A browser that remembers nothing of a plan asks the keeper for its newest head (KEY-079). The answer becomes what this
 * browser remembers, so that an older plan is noticed as on any other device. A server can keep the answer back: then
 * nobody vouches for the plan, and the holder compares it before anything is signed.
 */

/** Whose plan, and where the question is put: the holder's own, or the plan of somebody whose member this person is. */
interface Whose {
  estate: string;
  verifyingKey: string;
  membership?: string;
}

/** How long an answer is waited for, and how soon a silent keeper is asked again. Milliseconds. */
const patience = 5000;
const pause = 250;
const silence = 60_000;

const asking = new Map<string, Promise<void>>();

/** Asks, unless this browser knows a head or has just asked. Never rejects: no answer is no answer. */
export async function askKeeper(whose: Whose): Promise<void> {
  if (isVouchedFor(whose.verifyingKey)) return;
  const running = asking.get(whose.verifyingKey);
  if (running) return await running;
  const asked = ask(whose).catch(() => {});
  asking.set(whose.verifyingKey, asked);
  setTimeout(() => asking.delete(whose.verifyingKey), silence);
  await asked;
}

async function ask({ estate, verifyingKey: key, membership }: Whose): Promise<void> {
  const nonce = toBase64url(crypto.getRandomValues(new Uint8Array(16)));
  const keys = await keeperKeys();
  for (const until = Date.now() + patience; Date.now() < until; ) {
    const answer = await put({ key, nonce }, membership);
    if (answer) {
      const { number, hash } = await askPlan("readNewestHead", {
        keys,
        asked: { estate, key, nonce },
        answer,
      });
      if (hash === null) noteNothingYet(key);
      else noteHead(key, { number, hash });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function put(body: { key: string; nonce: string }, membership: string | undefined) {
  const { data } = membership
    ? await call("POST /api/member/relationships/:id/newest-head", { params: { id: membership }, body })
    : await call("POST /api/plan/newest-head", { body });
  return data.answer;
}

/** They come with the scripts: whoever could replace them could replace these lines. */
async function keeperKeys(): Promise<KeeperKeys> {
  const response = await fetch(withHost("/keeper-keys.json"), { signal: AbortSignal.timeout(patience) });
  return (await response.json()) as KeeperKeys;
}

import { once } from "node:events";
import { Agent, request } from "node:http";

/** A call that anyone may make with any e-mail address. */
export interface OpenCall {
  path: string;
  body: (email: string) => object;
  /** What it answers, known or not; anything else is no result. */
  status: number;
}

/** Pairs whose times are thrown away: the first requests of a process are slow. */
const warmUp = 20;

let people = 0;
/** Each request comes from an address of its own, so that limits by address stay out of the way. */
function freshAddress(): string {
  people += 1;
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
}

/**
 * Asks with a known and an unknown e-mail in turn, one after the other on one connection, and which of a pair comes
 * first is left to chance. Milliseconds of each.
 */
export async function interleave(
  url: string,
  call: OpenCall,
  { known, unknown }: { known: readonly string[]; unknown: readonly string[] },
): Promise<{ known: number[]; unknown: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = { known: [] as number[], unknown: [] as number[] };
  try {
    for (let pair = 0; pair < Math.min(known.length, unknown.length); pair++) {
      const turns = [
        { kind: "known", email: known[pair]! },
        { kind: "unknown", email: unknown[pair]! },
      ] as const;
      for (const { kind, email } of Math.random() < 0.5 ? turns : turns.toReversed()) {
        const taken = await time(agent, url, call, email);
        if (pair >= warmUp) times[kind].push(taken);
      }
    }
  } finally {
    agent.destroy();
  }
  return times;
}

export const pairsFor = (count: number) => count + warmUp;

async function time(agent: Agent, url: string, call: OpenCall, email: string): Promise<number> {
  const body = JSON.stringify(call.body(email));
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    origin: "https://bench.heirlock.test",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": freshAddress(),
  };
  const started = performance.now();
  const asked = request(url + call.path, { method: "POST", agent, headers });
  asked.end(body);
  const [answer] = await once(asked, "response");
  let said = "";
  for await (const chunk of answer) said += chunk;
  const taken = performance.now() - started;
  if (answer.statusCode !== call.status)
    throw new Error(`${call.path} answered ${answer.statusCode} instead of ${call.status}: ${said.slice(0, 200)}`);
  return taken;
}

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { median } from "../load/throughput.ts";

/**
 * What a flood of anonymous requests does to somebody who signs in (SEC-040): 200 at once, again and again, to whatever
 * costs the server most; each time the owner of an account signs in while they are being answered.
 */
export interface Flooded {
  /** Milliseconds, medians. */
  idle: number;
  flooded: number;
  /** How often the flood was answered with which status. */
  statuses: Record<number, number>;
}

const key = (bytes: number) => randomBytes(bytes).toString("base64url");
const atOnce = 200;

interface Ask {
  path: string;
  body?: object;
  cookie?: string;
  address: string;
}
interface Answer {
  status: number;
  cookies: string[];
}

async function ask(agent: Agent, url: string, { path, body, cookie, address }: Ask): Promise<Answer> {
  const text = JSON.stringify(body ?? {});
  const asked = request(url + path, {
    method: "POST",
    agent,
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      origin: "https://bench.heirlock.test",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": address,
      ...(cookie && { cookie }),
    },
  });
  asked.end(text);
  const [answer] = await once(asked, "response");
  answer.resume();
  await once(answer, "end");
  return { status: answer.statusCode, cookies: answer.headers["set-cookie"] ?? [] };
}

export function signUpBody(email: string, password: string) {
  return {
    email,
    password,
    firstName: "Flood",
    lastName: "Test",
    salt: key(16),
    kdf: { algorithm: "argon2id", memoryKiB: 65_536, passes: 3, parallelism: 1 },
    recipient: `age1pq1${"q".repeat(1952)}`,
    verifyingKey: key(32),
    bundleByPassword: `hlb1.password.${key(169)}`,
    bundleByKit: `hlb1.kit.${key(169)}`,
    kitNumber: "7QK2-M9XA",
  };
}

let strangers = 0;
const freshAddress = () => {
  strangers += 1;
  return `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers & 255}`;
};

/** In turn: guesses, sign-ups, and what runs ten derivations for somebody with a session, with a made-up one. */
function costly(n: number, address: string): Ask {
  const email = `${key(12).toLowerCase()}@flood.heirlock.test`;
  const cookie = `__Host-hl_session=${key(32)}`;
  const asks: Ask[] = [
    { path: "/api/auth/login", body: { email, password: key(32) }, address },
    { path: "/api/auth/signup", body: signUpBody(email, key(32)), address },
    { path: "/api/auth/two-factor/enable", body: { code: "123456" }, cookie, address },
    { path: "/api/auth/two-factor/backup-codes/regenerate", cookie, address },
  ];
  return asks[n % asks.length]!;
}

export interface FloodOptions {
  /** The flood comes from one address, or from as many as there are requests. */
  from: "one address" | "many addresses";
  /** The owner's browser has signed in before. */
  browser: "known" | "new";
  rounds: number;
}

export async function measureFlood(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  { from, browser, rounds }: FloodOptions,
): Promise<Flooded> {
  const [owner, crowd] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true, maxSockets: atOnce })];
  const account = { email: `${key(12).toLowerCase()}@owner.heirlock.test`, password: key(32) };
  try {
    await ask(owner, url, {
      path: "/api/auth/signup",
      body: signUpBody(account.email, account.password),
      address: freshAddress(),
    });
    await confirm(databaseUrl, account.email);

    let cookie = "";
    const signIn = async () => {
      const started = performance.now();
      const answer = await ask(owner, url, { path: "/api/auth/login", body: account, cookie, address: freshAddress() });
      if (answer.status !== 200) throw new Error(`the owner was answered ${answer.status}`);
      const device = answer.cookies.find((one) => one.startsWith("__Host-hl_device="))!;
      if (browser === "known") cookie = device.split(";", 1)[0]!;
      return performance.now() - started;
    };
    for (let n = 0; n < 10; n++) await signIn();
    const idle: number[] = [];
    const flooded: number[] = [];
    const statuses: Record<number, number> = {};
    const flooder = freshAddress();
    for (let round = 0; round < rounds; round++) {
      // In turn, so that a busy machine slows down both.
      for (let n = 0; n < 5; n++) idle.push(await signIn());
      const crowdAsks = Array.from({ length: atOnce }, (_, n) =>
        ask(crowd, url, costly(n, from === "one address" ? flooder : freshAddress())),
      );
      const all = Promise.all(crowdAsks);
      const answered = all.then(() => true);
      // The owner signs in again and again until all are answered.
      do flooded.push(await signIn());
      while (!(await Promise.race([answered, setTimeout(0, false)])));
      for (const { status } of await all) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return { idle: median(idle), flooded: median(flooded), statuses };
  } finally {
    owner.destroy();
    crowd.destroy();
  }
}

async function confirm(databaseUrl: string, email: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query("update auth.users set email_verified = true where email = $1", [email]);
  await db.end();
}

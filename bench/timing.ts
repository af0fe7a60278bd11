import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { serverSettings, startDatabase } from "./load/database.ts";
import { end, startServer } from "./load/processes.ts";
import { type Emails, plantAccounts } from "./timing/accounts.ts";
import { type FloodOptions, measureFlood, signUpBody } from "./timing/flood.ts";
import { interleave, type OpenCall, pairsFor } from "./timing/interleave.ts";
import { type Comparison, compare } from "./timing/mann-whitney.ts";

/**
 * `pnpm timing`: can the time of an answer tell whether an e-mail address has an account (SEC-018)? 1,000 known and
 * 1,000 unknown addresses in turn, medians within 2 ms and p > 0.01; `--only NAME` asks one call. `--short`, for CI, asks
 * 100 of each and looks at p alone: on a busy machine two medians of one distribution are milliseconds apart. At the end
 * the same is asked of a server that returns early, which must be found out.
 *
 * And how long does somebody wait who signs in while 200 anonymous requests at once are being answered (SEC-040)? At most
 * three times as long as without them, and none of them is answered with a failure of ours other than 503; `--only flood`.
 */
const { values } = parseArgs({
  options: { short: { type: "boolean", default: false }, only: { type: "string" }, pairs: { type: "string" } },
});
const pairs = Number(values.pairs ?? (values.short ? 100 : 1_000));
const mostApart = 2;
const leastP = 0.01;

const key = (bytes: number) => randomBytes(bytes).toString("base64url");

interface Question extends OpenCall {
  name: string;
  share: number;
  who: "known" | "unconfirmed";
}
const all: Question[] = [
  {
    name: "sign-in",
    path: "/api/auth/login",
    body: (email) => ({ email, password: key(32) }),
    status: 401,
    share: 1,
    who: "known",
  },
  { name: "pre-login", path: "/api/auth/pre-login", body: (email) => ({ email }), status: 200, share: 1, who: "known" },
  {
    name: "forgotten password",
    path: "/api/auth/password/forgot",
    body: (email) => ({ email }),
    status: 200,
    share: 1,
    who: "known",
  },
  {
    name: "confirmation again",
    path: "/api/auth/verify-email/resend",
    body: (email) => ({ email }),
    status: 200,
    share: 0.2,
    who: "unconfirmed",
  },
  {
    name: "sign-up",
    path: "/api/auth/signup",
    body: (email) => signUpBody(email, key(32)),
    status: 200,
    share: 0.2,
    who: "known",
  },
];
const questions = all.filter(({ name }) => values.only === undefined || values.only === name);

const database = await startDatabase();
const settings = {
  ...serverSettings(database),
  // The measuring program stands where a proxy of ours would, and names an address for each of its visitors.
  TRUSTED_PROXIES: "127.0.0.1",
  LOG_LEVEL: "silent",
};

async function measure(url: string, question: Question, count: number): Promise<Comparison> {
  const emails: Emails = await plantAccounts(database.url, pairsFor(count));
  const times = await interleave(url, question, { known: emails[question.who], unknown: emails.unknown });
  return compare(times.known, times.unknown);
}

const even = ({ apart, p }: Comparison) => (values.short || apart <= mostApart) && p > leastP;

function say(name: string, count: number, { medians, apart, p }: Comparison, verdict: string): void {
  const [known, unknown] = medians.map((value) => value.toFixed(2).padStart(7));
  console.log(
    `${name.padEnd(40)} ${String(count).padStart(5)} each   known ${known} ms   unknown ${unknown} ms   ` +
      `apart ${apart.toFixed(3)} ms   p ${p < 0.0001 ? p.toExponential(1) : p.toFixed(4)}   ${verdict}`,
  );
}

/**
 * One in a hundred measurements of an even server falls below p 0.01 by chance. A second one, with other accounts,
 * tells chance from a difference: that stays.
 */
async function askTwice(url: string, question: Question, count: number): Promise<boolean> {
  const name = `[SEC-018] ${question.name}`;
  const first = await measure(url, question, count);
  if (even(first)) {
    say(name, count, first, "even");
    return true;
  }
  say(name, count, first, "not even: once more");
  const second = await measure(url, question, count);
  say(name, count, second, even(second) ? "even" : "TOLD APART");
  return even(second);
}

const floods: Omit<FloodOptions, "rounds">[] = [
  { from: "one address", browser: "known" },
  { from: "one address", browser: "new" },
  { from: "many addresses", browser: "known" },
  { from: "many addresses", browser: "new" },
];
const mostSlower = 3;

async function flood(url: string, options: Omit<FloodOptions, "rounds">): Promise<boolean> {
  const at = { url, databaseUrl: database.url };
  const { idle, flooded, statuses } = await measureFlood(at, { ...options, rounds: values.short ? 1 : 5 });
  const ratio = flooded / idle;
  const failures = Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== "503");
  const good = ratio <= mostSlower && failures.length === 0;
  const name = `[SEC-040] flood from ${options.from}, ${options.browser} browser`;
  const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  console.log(
    `${name.padEnd(53)} sign-in ${idle.toFixed(1)} ms idle, ${flooded.toFixed(1)} ms flooded, ` +
      `${ratio.toFixed(2)} times   ${answers.join(", ")}   ${good ? "good" : "TOO MUCH"}`,
  );
  return good;
}

const results: boolean[] = [];
try {
  const product = await startServer("apps/server/src/api.ts", settings, "/api/ready");
  for (const question of questions) {
    results.push(await askTwice(product.url, question, Math.ceil(pairs * question.share)));
  }
  if (values.only === undefined || values.only === "flood") {
    // Medians of one busy moment say little: what was too much is measured once more.
    for (const options of floods)
      results.push((await flood(product.url, options)) || (await flood(product.url, options)));
  }
  await end(product.child);

  const hook = new URL("./timing/early-return.ts", import.meta.url).href;
  const early = await startServer("apps/server/src/api.ts", settings, "/api/ready", {
    nodeOptions: ["--import", hook],
  });
  for (const question of questions) {
    const count = Math.min(pairs, 100);
    const found = await measure(early.url, question, count);
    const red = found.p <= leastP;
    say(`[SEC-018] ${question.name}, returning early`, count, found, red ? "found out" : "NOT FOUND OUT");
    results.push(red);
  }
  await end(early.child);
} finally {
  await database.stop();
}
const passed = results.filter(Boolean).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length && passed > 0 ? 0 : 1;

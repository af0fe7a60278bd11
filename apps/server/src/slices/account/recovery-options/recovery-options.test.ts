import { Writable } from "node:stream";
import { testDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../../kernel/log.ts";
import { cookiesOf, freshAddress, freshEmail, type Journey, sampleSignUp, startJourney } from "../testing.ts";
import { askerCookie } from "./asker-cookie.ts";
import { headings, startTestProvider, type TestProvider, tokenFor, tokenTo } from "./testing.ts";

const db = testDatabase();
let provider: TestProvider;
let journey: Journey;
let logged = "";
beforeAll(async () => {
  provider = await startTestProvider();
  const into = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  journey = await startJourney(db, { settings: provider.settings, log: createLog("trace", into) });
});
afterAll(async () => {
  await journey.close();
  await provider.close();
});

const signedIn = (cookie: string) => ({ headers: { cookie } });
const means = async (cookie: string) => (await journey.get("/api/auth/recovery", cookie)).json().data;
const setEmail = (cookie: string, email: string | null) => journey.patch("/api/auth/recovery/email", { email }, cookie);
const verifyEmail = (token: string) => journey.post("/api/auth/recovery/email/verify", { token });
const setPhone = (cookie: string, phone: string | null) =>
  journey.app.inject({ method: "PUT", url: "/api/auth/recovery/phone", body: { phone }, headers: { cookie } });
const verifyPhone = (cookie: string, code: string) =>
  journey.post("/api/auth/recovery/phone/verify", { code }, signedIn(cookie));
const start = (email: string, by: "email" | "phone" = "email") =>
  journey.post("/api/auth/recovery/start", { email, by });
const look = (body: object, cookie?: string) =>
  journey.post("/api/auth/recovery/look", body, cookie ? { headers: { cookie } } : {});
/** Asks for a code to the phone, and returns the cookie of the browser that did and the code, if one came. */
async function askForCode(email: string, phone: string, remoteAddress = freshAddress()) {
  const before = provider.textsTo(phone).length;
  const answer = await journey.post("/api/auth/recovery/start", { email, by: "phone" }, { remoteAddress });
  expect(answer.json()).toEqual({ success: true });
  await journey.lettersSent();
  const cookie = `${askerCookie}=${cookiesOf(answer)[askerCookie]}`;
  return { cookie, code: provider.textsTo(phone).length > before ? lastCode(phone) : null };
}
const finish = (token: string, answers: object[] = []) => journey.post("/api/auth/recovery/finish", { token, answers });
const lastCode = (phone: string) => {
  const codes = provider.textsTo(phone).flatMap((text) => /your code is (\d{8})/.exec(text)?.[1] ?? []);
  return codes.at(-1) ?? "";
};
const other = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, "0");

let phones = 0;
const freshPhone = () => `+336${String(++phones).padStart(8, "0")}`;

async function withEmail() {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  const recovery = freshEmail();
  await setEmail(cookie, recovery);
  await verifyEmail((await tokenTo(journey, recovery, "/auth/verify-recovery-email"))!);
  return { account, cookie, recovery };
}
async function withPhone() {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  const phone = freshPhone();
  await setPhone(cookie, phone);
  await journey.lettersSent();
  await verifyPhone(cookie, lastCode(phone));
  return { account, cookie, phone };
}

const answers = [
  { id: "first_teacher", answer: "Madame Dubois" },
  { id: "childhood_street", answer: "Calle Alcalá 12" },
  { id: "first_work", answer: "Boulangerie" },
] as const;
const setQuestions = (cookie: string, questions: readonly object[] | null) =>
  journey.patch("/api/auth/recovery/questions", { questions }, cookie);

describe("[ACC-064, ACC-065] the recovery e-mail", () => {
  test("counts once it is confirmed, is shown masked, and the account is told", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    expect(await means(cookie)).toEqual({
      recoveryEmail: null,
      recoveryEmailWaiting: null,
      recoveryPhone: null,
      phoneAvailable: true,
      questionsSet: [],
      emailWaiting: null,
    });
    const recovery = freshEmail();
    expect((await setEmail(cookie, recovery)).json().data).toEqual({ verificationSent: true });
    expect((await means(cookie)).recoveryEmail).toEqual({ masked: "n••••@example.org", verified: false });
    const token = await tokenTo(journey, recovery, "/auth/verify-recovery-email");
    expect((await verifyEmail(token!)).statusCode).toBe(200);
    const answer = await journey.get("/api/auth/recovery", cookie);
    expect(answer.json().data.recoveryEmail).toEqual({ masked: "n••••@example.org", verified: true });
    expect(answer.body).not.toContain(recovery);
    expect((await headings(journey, account.email))[0]).toBe("Your recovery email was changed");
    expect((await verifyEmail(token!)).json().code).toBe("TOKEN_EXPIRED");
  });

  test("stays until the next one is confirmed, and is then told of it", async () => {
    const { cookie, recovery } = await withEmail();
    const next = freshEmail();
    await setEmail(cookie, next);
    expect(await means(cookie)).toMatchObject({
      recoveryEmail: { verified: true },
      recoveryEmailWaiting: "n••••@example.org",
    });
    const before = (await headings(journey, recovery)).length;
    await verifyEmail((await tokenTo(journey, next, "/auth/verify-recovery-email"))!);
    expect(await headings(journey, recovery)).toHaveLength(before + 1);
    expect(await tokenTo(journey, recovery, "/auth/object")).toHaveLength(43);
  });

  test("is never the account's own address, and can be removed", async () => {
    const { account, cookie } = await withEmail();
    expect((await setEmail(cookie, account.email.toUpperCase())).json().code).toBe("EMAIL_SAME_AS_ACCOUNT");
    expect((await setEmail(cookie, null)).json().data).toEqual({ verificationSent: false });
    expect((await means(cookie)).recoveryEmail).toBeNull();
  });

  test("removed while its link is out, it cannot be confirmed", async () => {
    const cookie = await journey.join(sampleSignUp(freshEmail()));
    const recovery = freshEmail();
    await setEmail(cookie, recovery);
    const token = (await tokenTo(journey, recovery, "/auth/verify-recovery-email"))!;
    await setEmail(cookie, null);
    expect((await verifyEmail(token)).json().code).toBe("TOKEN_EXPIRED");
  });
});

describe("[ACC-064] the recovery phone", () => {
  test("is confirmed by a code, kept sealed and shown masked", async () => {
    const { cookie, phone, account } = await withPhone();
    const answer = await journey.get("/api/auth/recovery", cookie);
    expect(answer.json().data.recoveryPhone).toEqual({ masked: `•••• ${phone.slice(-2)}`, verified: true });
    expect(answer.body).not.toContain(phone);
    const { rows } = await db.owner.query(
      "select m.phone from auth.recovery_options m join auth.users u on u.id = m.user_id where u.email = $1",
      [account.email],
    );
    expect(rows[0].phone).toMatch(/^sealed2\./);
    expect(rows[0].phone).not.toContain(phone);
    // The code works once.
    expect((await verifyPhone(cookie, lastCode(phone))).json().code).toBe("INVALID_CODE");
  });

  test("is told of a later change by a short text with the way to object", async () => {
    const { cookie, phone } = await withPhone();
    await setQuestions(cookie, answers);
    await journey.lettersSent();
    const notice = provider.textsTo(phone).find((text) => text.includes("questions"));
    expect(notice).toContain("Your security questions were changed");
    expect(notice).toMatch(/https:\/\/heirlock\.test\/auth\/object#[A-Za-z0-9_-]{43}/);
  });

  test("five wrong codes at once and the right one is worth nothing", async () => {
    const cookie = await journey.join(sampleSignUp(freshEmail()));
    const phone = freshPhone();
    await setPhone(cookie, phone);
    await journey.lettersSent();
    const code = lastCode(phone);
    const wrong = await Promise.all(Array.from({ length: 5 }, () => verifyPhone(cookie, other(code))));
    expect(wrong.map((answer) => answer.json().code)).toEqual(Array(5).fill("INVALID_CODE"));
    expect((await verifyPhone(cookie, code)).json().code).toBe("INVALID_CODE");
    expect((await means(cookie)).recoveryPhone).toBeNull();
  });

  test("a code is ten minutes old at most, and is no way to recover", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    const phone = freshPhone();
    await setPhone(cookie, phone);
    await journey.lettersSent();
    const code = lastCode(phone);
    // Sent to a phone that is not confirmed: it must not open the account, whatever the browser shows.
    for (const asker of [undefined, `${askerCookie}=${"A".repeat(43)}`, `${askerCookie}=`]) {
      expect((await look({ email: account.email, code }, asker)).json().code).toBe("INVALID_CODE");
    }
    await db.owner.query("update auth.phone_codes set expires_at = expires_at - interval '10 minutes'");
    expect((await verifyPhone(cookie, code)).json().code).toBe("INVALID_CODE");
  });

  test("[SEC-016] five texts an hour, and nothing without a provider", async () => {
    const cookie = await journey.join(sampleSignUp(freshEmail()));
    for (let sent = 0; sent < 5; sent++) expect((await setPhone(cookie, freshPhone())).statusCode).toBe(200);
    expect((await setPhone(cookie, freshPhone())).statusCode).toBe(429);

    const without = await startJourney(db, { sendsLetters: false });
    const call = { url: "/api/auth/recovery/phone", headers: { cookie } };
    const answer = await without.app.inject({ ...call, method: "PUT", body: { phone: freshPhone() } });
    expect(answer.json().code).toBe("NO_SMS_PROVIDER");
    expect((await without.get("/api/auth/recovery", cookie)).json().data.phoneAvailable).toBe(false);
    expect((await without.get("/api/auth/recovery/ways")).json().data).toEqual({ phone: false });
    expect((await journey.get("/api/auth/recovery/ways")).json().data).toEqual({ phone: true });
    await without.close();
  });
});

describe("[ACC-064] the extra questions", () => {
  test("are three different ones, and only hashes of the answers are kept", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    expect((await setQuestions(cookie, answers)).statusCode).toBe(200);
    expect((await means(cookie)).questionsSet).toEqual(answers.map(({ id }) => id));
    const { rows } = await db.owner.query(
      "select m::text as row from auth.recovery_options m join auth.users u on u.id = m.user_id where u.email = $1",
      [account.email],
    );
    expect(rows[0].row).not.toMatch(/dubois|alcal|boulangerie/i);
    const twice = [answers[0], answers[0], answers[1]];
    for (const refused of [twice, answers.slice(0, 2), [{ ...answers[0], answer: ".." }, answers[1], answers[2]]]) {
      expect((await setQuestions(cookie, refused)).statusCode).toBe(400);
    }
    expect((await setQuestions(cookie, null)).statusCode).toBe(200);
    expect((await means(cookie)).questionsSet).toEqual([]);
  });
});

describe("[ACC-064] recovery", () => {
  test("through the recovery e-mail gives a link to a new password, once", async () => {
    const { account, recovery } = await withEmail();
    expect((await start(account.email)).json()).toEqual({ success: true });
    const token = (await tokenTo(journey, recovery, "/auth/recover"))!;
    expect((await look({ token })).json().data).toEqual({ token, questions: [] });
    const answered = await Promise.all(Array.from({ length: 4 }, () => finish(token)));
    const done = answered.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
    expect((await finish(token)).json().code).toBe("TOKEN_EXPIRED");
    const reset = await journey.post("/api/auth/password/reset/kit-bundle", {
      token: done[0]!.json().data.resetToken,
    });
    expect(reset.json().data).toMatchObject({ email: account.email, state: "linked" });
  });

  test("with questions wants two of three right, however they are written, and five tries at most", async () => {
    const { account, cookie, recovery } = await withEmail();
    await setQuestions(cookie, answers);
    const linkOf = async () => {
      await start(account.email);
      return (await tokenTo(journey, recovery, "/auth/recover"))!;
    };
    const token = await linkOf();
    expect((await look({ token })).json().data.questions).toEqual(answers.map(({ id }) => id));
    const one = [answers[0], { ...answers[1], answer: "elsewhere" }];
    expect((await finish(token)).json().code).toBe("WRONG_ANSWERS");
    expect((await finish(token, one)).json().code).toBe("WRONG_ANSWERS");
    // The same right answer twice is one.
    expect((await finish(token, [answers[0], answers[0]])).json().code).toBe("WRONG_ANSWERS");
    const two = [
      { id: "first_teacher", answer: " MADAME  dubois." },
      { id: "childhood_street", answer: "calle alcala, 12" },
    ];
    expect((await finish(token, two)).json().data.resetToken).toHaveLength(43);

    const guessed = await linkOf();
    const wrong = await Promise.all(Array.from({ length: 12 }, () => finish(guessed, one)));
    expect(wrong.filter((answer) => answer.json().code === "WRONG_ANSWERS")).toHaveLength(5);
    expect((await finish(guessed, two)).json().code).toBe("TOKEN_EXPIRED");
    expect((await look({ token: guessed })).json().code).toBe("TOKEN_EXPIRED");
  });

  test("through the phone: the code, then the questions, then the link", async () => {
    const { account, cookie, phone } = await withPhone();
    await setQuestions(cookie, answers);
    const asked = await askForCode(account.email, phone);
    const guess = { email: account.email, code: asked.code };
    const step = await look(guess, asked.cookie);
    expect(step.json().data.questions).toHaveLength(3);
    expect((await look(guess, asked.cookie)).json().code).toBe("INVALID_CODE");
    const { token } = step.json().data;
    expect((await finish(token, answers.slice(0, 2))).json().data.resetToken).toHaveLength(43);
    const { rows } = await db.owner.query(
      "select r.sent_to from auth.password_resets r join auth.users u on u.id = r.user_id where u.email = $1",
      [account.email],
    );
    expect(rows).toEqual([{ sent_to: "recovery_phone" }]);
  });

  test("guessing the code of a phone ends after five, however many come at once", async () => {
    const { account, phone } = await withPhone();
    const { cookie, code } = await askForCode(account.email, phone);
    const guesses = Array.from({ length: 20 }, () => look({ email: account.email, code: other(code!) }, cookie));
    for (const answer of await Promise.all(guesses)) expect(answer.json().code).toBe("INVALID_CODE");
    expect((await look({ email: account.email, code }, cookie)).json().code).toBe("INVALID_CODE");
    const { rows } = await db.owner.query(
      "select c.tries from auth.phone_codes c join auth.users u on u.id = c.user_id where u.email = $1",
      [account.email],
    );
    expect(rows).toEqual([{ tries: 5 }]);
  });

  test("a stranger can neither use up nor replace the code that the owner asked for, nor make use of it", async () => {
    const { account, phone } = await withPhone();
    const owner = await askForCode(account.email, phone);
    const right = { email: account.email, code: owner.code };
    const stranger = await askForCode(account.email, phone);
    for (let tried = 0; tried < 6; tried++) {
      for (const cookie of [undefined, `${askerCookie}=${"A".repeat(43)}`, stranger.cookie]) {
        expect((await look({ ...right, code: other(owner.code!) }, cookie)).json().code).toBe("INVALID_CODE");
      }
    }
    for (const cookie of [undefined, stranger.cookie]) {
      expect((await look(right, cookie)).json().code).toBe("INVALID_CODE");
    }
    expect((await look(right, owner.cookie)).json().data.token).toHaveLength(43);
  });

  test("a code of one account is none of another", async () => {
    const { account, phone } = await withPhone();
    const { account: second } = await withPhone();
    const { cookie, code } = await askForCode(account.email, phone);
    expect((await look({ email: second.email, code }, cookie)).json().code).toBe("INVALID_CODE");
    expect((await look({ email: account.email, code }, cookie)).statusCode).toBe(200);
  });

  test("[SEC-016] one asker gets four codes an hour for an account, all together eight, and nobody is told", async () => {
    const { account, cookie, phone } = await withPhone();
    // What is under test is the account's limit: the one by e-mail answers 429 after five.
    const forgive = () => db.owner.query("delete from app.rate_counters where bucket like 'forgotPassword %'");
    const codes = [];
    const address = freshAddress();
    for (let asked = 0; asked < 5; asked++) codes.push((await askForCode(account.email, phone, address)).code);
    await forgive();
    expect(codes.map((code) => code !== null)).toEqual([true, true, true, true, false]);
    const others = [];
    for (let asked = 0; asked < 5; asked++) others.push((await askForCode(account.email, phone)).code);
    expect(others.map((code) => code !== null)).toEqual([true, true, true, true, false]);
    // The owner, signed in, may still set another phone.
    expect((await setPhone(cookie, freshPhone())).statusCode).toBe(200);
  });

  test("[SEC-016] ten links a day, beyond that one whenever no other works any more", async () => {
    const { account, recovery } = await withEmail();
    const ask = async () => {
      await db.owner.query("delete from app.rate_counters where bucket like 'forgotPassword %'");
      expect((await start(account.email)).json()).toEqual({ success: true });
      await journey.lettersSent();
      return (await journey.mailsTo(recovery)).filter((mail) => tokenFor(mail, "/auth/recover")).length;
    };
    for (let asked = 1; asked <= 10; asked++) expect(await ask()).toBe(asked);
    expect(await ask()).toBe(10);
    await db.owner.query("update auth.verifications set expires_at = now() where identifier like 'recover %'");
    expect(await ask()).toBe(11);
    expect(await ask()).toBe(11);
  });

  test("a way that is removed takes its links along", async () => {
    const { account, cookie, recovery } = await withEmail();
    await start(account.email);
    const token = (await tokenTo(journey, recovery, "/auth/recover"))!;
    expect((await look({ token })).statusCode).toBe(200);
    await setEmail(cookie, null);
    expect((await look({ token })).json().code).toBe("TOKEN_EXPIRED");
    expect((await finish(token)).json().code).toBe("TOKEN_EXPIRED");
  });

  test("an unconfirmed recovery e-mail gets nothing", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    const recovery = freshEmail();
    await setEmail(cookie, recovery);
    await start(account.email);
    expect(await tokenTo(journey, recovery, "/auth/recover")).toBeUndefined();
  });

  test("[SEC-017] known or not, with means or without: the same answer", async () => {
    const { account } = await withEmail();
    const plain = sampleSignUp(freshEmail());
    await journey.join(plain);
    const stable = ({ date: _, "x-request-id": __, "set-cookie": cookie, ...rest }: Record<string, unknown>) => ({
      ...rest,
      cookie: String(cookie).replace(/=[A-Za-z0-9_-]{43};/, "=…;"),
    });
    for (const by of ["email", "phone"] as const) {
      const all = [await start(account.email, by), await start(plain.email, by), await start(freshEmail(), by)];
      for (const answer of all) {
        expect(answer.statusCode).toBe(200);
        expect(answer.body).toBe(all[0]!.body);
        expect(stable(answer.headers)).toEqual(stable(all[0]!.headers));
      }
    }
    const asker = `${askerCookie}=${"A".repeat(43)}`;
    const known = await look({ email: account.email, code: "12345678" }, asker);
    const unknown = await look({ email: freshEmail(), code: "12345678" }, asker);
    expect(known.statusCode).toBe(401);
    expect(known.body).toBe(unknown.body);
  });

  test("[SEC-016] an address is asked for five times in a quarter of an hour", async () => {
    const email = freshEmail();
    for (let asked = 0; asked < 5; asked++) expect((await start(email)).statusCode).toBe(200);
    expect((await start(email)).statusCode).toBe(429);
  });

  test("asks for a link or a code, not both and not neither", async () => {
    for (const body of [
      {},
      { email: freshEmail() },
      { token: "A".repeat(43), email: freshEmail(), code: "12345678" },
    ]) {
      expect((await look(body)).statusCode).toBe(400);
    }
  });
});

test("[SEC-032] the log of all this holds no token, code, number or answer", async () => {
  const { account, recovery } = await withEmail();
  const { phone } = await withPhone();
  await start(account.email);
  const token = (await tokenTo(journey, recovery, "/auth/recover"))!;
  await finish(token);
  const code = lastCode(phone);
  expect(logged).toContain("/api/auth/recovery/finish");
  for (const secret of [token, code, phone, "Dubois", account.password, recovery]) expect(logged).not.toContain(secret);
  expect(logged).not.toMatch(/\/auth\/object#[A-Za-z0-9]/);
});

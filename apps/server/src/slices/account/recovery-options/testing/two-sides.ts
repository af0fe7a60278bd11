import { randomBytes } from "node:crypto";
import type { TestDatabase } from "@heirlock/db/testing/database";
import type { NoticeKind } from "@heirlock/domain/account/notice-kinds";
import type { AccountId } from "@heirlock/domain/identifiers";
import type { LightMyRequestResponse } from "fastify";
import { noticeTexts } from "../../notices/letters/notice-texts.ts";
import { softwarePasskey } from "../../passkeys/testing.ts";
import {
  askForLink,
  enrol,
  type Keys,
  kitOf,
  makeKeys,
  makePassword,
  newPasswordFields,
  type Password,
  resetWithKit,
  resetWithNewKeys,
} from "../../recovery/testing/real-account.ts";
import { sealPhone } from "../../sealed-phone.ts";
import { cookieOf, freshEmail, type Journey } from "../../testing.ts";
import { tokenFor } from "../testing.ts";

const at = { origin: "https://heirlock.test", rpId: "heirlock.test" };

/** Somebody with every means that an account can have; the second step only where a play asks for it. */
export interface Owner {
  userId: AccountId;
  email: string;
  recoveryEmail: string;
  phone: string;
  password: Password;
  keys: Keys;
  cookie: string;
  passkey: ReturnType<typeof softwarePasskey>;
  passkeyId: string;
  /** Empty without the second step. */
  backupCodes: string[];
  code: () => string;
}

let phones = 0;
export const freshPhone = () => `+3369${String(++phones).padStart(7, "0")}`;

export async function makeOwner(journey: Journey, db: TestDatabase, { guarded = false } = {}): Promise<Owner> {
  const keys = await makeKeys();
  const password = makePassword();
  const { newPassword, newSalt, ...wrapped } = newPasswordFields(keys, password);
  const [email, recoveryEmail, phone] = [freshEmail(), `second.${freshEmail()}`, freshPhone()];
  const account = { email, password: newPassword, salt: newSalt, firstName: "Nadia", lastName: "Haddad" };
  await journey.post("/api/auth/signup", { ...account, ...wrapped, ...keys.publicHalves, ...kitOf(keys) });
  await db.owner.query("update auth.users set email_verified = true where email = $1", [email]);
  const cookie = cookieOf(await journey.login(account));
  const userId: AccountId = (await journey.get("/api/auth/session", cookie)).json().data.userId;
  // The browser that they have always used.
  await db.owner.query(
    "update auth.known_devices set first_seen_at = first_seen_at - interval '30 days' where user_id = $1",
    [userId],
  );
  await db.owner.query(
    `insert into auth.recovery_options (user_id, email, email_verified_at, phone, phone_verified_at, questions, questions_salt)
     values ($1, $2, now(), $3, now(), '[{"id": "first_teacher", "hash": "aGFzaA"}]', 'c2FsdA')`,
    [userId, recoveryEmail, sealPhone(journey.config.ring, userId, phone)],
  );
  const factor = guarded ? await enrol(journey, cookie) : { backupCodes: [], code: () => "000000" };
  const { passkey, passkeyId } = await addPasskey(journey, { cookie, userId });
  return { userId, email, recoveryEmail, phone, password, keys, cookie, passkey, passkeyId, ...factor };
}

export async function addPasskey(journey: Journey, { cookie, userId }: Pick<Owner, "cookie" | "userId">) {
  const headers = { cookie };
  const passkey = softwarePasskey(at, userId);
  const asked = (await journey.post("/api/auth/passkeys/options", undefined, { headers })).json().data;
  const body = { challengeId: asked.challengeId, response: passkey.register(asked), name: "Phone" };
  const { data } = (await journey.post("/api/auth/passkeys", body, { headers })).json();
  return { passkey, passkeyId: data.id as string };
}

export async function signInByPasskey(journey: Journey, passkey: Owner["passkey"]): Promise<LightMyRequestResponse> {
  const asked = (await journey.post("/api/auth/passkeys/sign-in/options")).json().data;
  const body = { challengeId: asked.challengeId, response: passkey.answer(asked) };
  return journey.post("/api/auth/passkeys/sign-in", body);
}

/** All that guards the account, but for what use alone moves. */
export async function stateOf(db: TestDatabase, { userId }: Pick<Owner, "userId">): Promise<Record<string, unknown>> {
  const { rows } = await db.owner.query(
    `select u.email, u.deletes_at is not null as closing,
            (select password from auth.accounts where user_id = u.id) as password,
            (select to_jsonb(k) - 'version' - 'updated_at' from auth.account_keys k where user_id = u.id) as keys,
            (select to_jsonb(a) - 'last_step' from auth.authenticators a where user_id = u.id) as authenticator,
            (select jsonb_agg(code_hash order by code_hash) from auth.backup_codes where user_id = u.id) as codes,
            (select jsonb_agg(to_jsonb(p) - array['counter', 'last_used_at', 'backed_up'] order by id)
               from auth.passkeys p where user_id = u.id) as passkeys,
            (select to_jsonb(o) - 'updated_at' from auth.recovery_options o where user_id = u.id) as options,
            (select jsonb_agg(to_jsonb(b)) from auth.older_bundles b
              where user_id = u.id and to_jsonb(b) ->> 'set_aside_at' is null) as older
       from auth.users u where u.id = $1`,
    [userId],
  );
  return rows[0];
}

/** The token in the letter about this kind of change, at this address. */
export async function letterAbout(journey: Journey, kind: NoticeKind, to: string): Promise<string> {
  await journey.lettersSent();
  const { heading } = noticeTexts("en").kinds[kind];
  for (const mail of await journey.mailsTo(to)) {
    const token = mail.text.startsWith(heading) && tokenFor(mail, "/auth/(?:object|stop-reset)");
    if (token) return token;
  }
  throw new Error(`No letter about ${kind} with a link came to ${to}`);
}

/** One who is at the account: the owner, or a thief with what they stole and what they put in. */
export class Hand {
  readonly owner: Owner;
  readonly journey: Journey;
  cookie: string;
  /** What they would come in by later, by name: each must be refused in the end. */
  readonly tries: [string, () => Promise<LightMyRequestResponse>][] = [];
  /** Keys of their own, for resets that need a signature. */
  keys: Keys;
  code: () => string = () => "000000";
  backupCode = randomBytes(5).toString("hex").toUpperCase();

  constructor(journey: Journey, owner: Owner, keys: Keys) {
    this.owner = owner;
    this.journey = journey;
    this.cookie = owner.cookie;
    this.keys = keys;
  }

  post(url: string, body?: object): Promise<LightMyRequestResponse> {
    return this.journey.post(url, body, { headers: { cookie: this.cookie } });
  }
  send(method: "PUT" | "PATCH" | "DELETE", url: string, body?: object): Promise<LightMyRequestResponse> {
    return this.journey.app.inject({ method, url, headers: { cookie: this.cookie }, ...(body && { body }) });
  }

  /** With a password, from a browser that the account does not know. */
  signsInBy(authKey: string) {
    return this.journey.post("/api/auth/login", { email: this.owner.email, password: authKey });
  }

  /** All that they can do with the mailbox at once: by their own kit, and by second factors of their own. */
  async resetsAtOnce(): Promise<[string, LightMyRequestResponse][]> {
    const { journey, owner, keys } = this;
    const link = await askForLink(journey, owner.email);
    const reset = (body: object) => journey.post("/api/auth/password/reset", body);
    const next = makePassword();
    const bySecondFactor = (proof: object) => reset(resetWithNewKeys(keys, "second-factor", link, next, proof));
    return [
      ["a reset by their kit", await reset(resetWithKit(keys, link, next, { code: this.code() }))],
      ["a reset by a code", await bySecondFactor({ code: this.code() })],
      ["a reset by a backup code", await bySecondFactor({ backupCode: this.backupCode })],
      ["a reset that did not wait", await reset(resetWithNewKeys(keys, "waited", link, next))],
    ];
  }
}

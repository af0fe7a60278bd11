import { given, type Person } from "@heirlock/db/testing/given";
import { beforeEach, expect } from "vitest";
import { mailerOf } from "../../../mail/mailer.ts";
import { type Browser, freshAddress, memberForm } from "../testing/members-server.ts";
import { membersWithMail } from "../testing/members-with-mail.ts";
import { sendWillKeyLetter as keyLetterJob, sendInvitationLetter as letterJob } from "./invitations.jobs.ts";
import { sendInvitationLetter } from "./send-invitation-letter.ts";
import { sendWillKeyLetter } from "./send-will-key-letter.ts";

export const tokenIn = ({ text }: { text: string }) => /\/invitations\/answer#([\w-]{43})/.exec(text)![1]!;

let counter = 0;
export const freshEmail = () => `maya${++counter}@example.test`;
export const roles = (...names: string[]) => JSON.stringify(names.map((role) => ({ role })));

/** Nadia, anew for each test, and what a test of her invitations does and looks at. */
export function invitingServer() {
  const people = membersWithMail();
  const nadia = {} as Person;
  let browser: Browser;
  beforeEach(async () => {
    Object.assign(nadia, await given(people.db).holder({ firstName: "Nadia", plan: "family" }));
    browser = await people.browserOf(nadia);
  });
  const holder: Browser = (...request) => browser(...request);

  /** Does the letters that wait, as the worker would. */
  async function sendLetters(): Promise<void> {
    const { config, pools } = people.server;
    const { rows } = await people.db.owner.query(
      "delete from pgboss.job where name = any ($1) and state = 'created' returning id, name, data",
      [[letterJob.name, keyLetterJob.name]],
    );
    const { ring, publicUrl } = config;
    const deps = { worker: pools.worker, mailer: mailerOf(config), ring, publicUrl };
    for (const { id, name, data } of rows) {
      if (name === letterJob.name) await sendInvitationLetter(deps, data, id);
      else await sendWillKeyLetter(deps, data.willKeyId, id);
    }
  }

  async function invited(email: string, fields: Record<string, unknown> = {}) {
    const form = { email, invite_by_email: "true", roles: roles("beneficiary", "executor"), ...fields };
    const created = await holder("POST", "/api/members", memberForm(form));
    expect(created).toMatchObject({ status: 200, body: { data: { status: "invited" } } });
    await sendLetters();
    const [mail] = await people.mailsTo(email);
    return { id: created.body.data.id as string, mail: mail!, key: tokenIn(mail!) };
  }
  const account = async (email: string) => people.browserOf(await given(people.db).person({ email, verified: true }));
  const statusOf = async (id: string) => (await holder("GET", `/api/members/${id}`)).body.data.status;
  const anyone: Browser = async (method, url, body) => {
    const request = { method, url, remoteAddress: freshAddress(), ...(body ? { payload: body } : {}) };
    const answer = await people.server.app.inject(request);
    return { status: answer.statusCode, body: answer.json() };
  };
  const days = (count: number) =>
    people.db.owner.query(
      `update app.invitations set created_at = created_at - make_interval(days => $2),
         expires_at = expires_at - make_interval(days => $2) where holder_id = $1`,
      [nadia.id, count],
    );
  return { people, nadia, holder, sendLetters, mailsTo: people.mailsTo, invited, account, statusOf, anyone, days };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type CaughtMail, startMailCatcher } from "../../../mail/catcher.ts";
import { listCaughtMails } from "../../../mail/caught-mails.ts";
import { mailerOf } from "../../../mail/mailer.ts";
import { sendMemberLetter as job } from "../letters/letters.jobs.ts";
import { sendMemberLetter } from "../letters/send-member-letter.ts";
import { type MembersServer, startMembers } from "./members-server.ts";

/** As `membersServer`, with an SMTP server that keeps what it is sent. */
export function membersWithMail(): MembersServer & { mailsTo(email: string): Promise<CaughtMail[]> } {
  let directory: string;
  let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
  const mailsTo = async (email: string) => (await listCaughtMails(directory)).filter(({ to }) => to.includes(email));
  const people = { mailsTo } as ReturnType<typeof membersWithMail>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "heirlock-mail-"));
    catcher = await startMailCatcher({ directory });
    Object.assign(people, await startMembers({ SMTP_URL: catcher.url }));
  });
  afterAll(async () => {
    await people.close();
    await catcher.close();
    await rm(directory, { recursive: true });
  });
  return people;
}

/** Does the letters that were ordered, whatever they wait for. Answers how many seconds each was to wait. */
export async function sendMemberLetters({ db, server: { config, pools } }: MembersServer): Promise<number[]> {
  const { rows } = await db.owner.query(
    `delete from pgboss.job where name = $1 and state = 'created'
     returning id, data, extract(epoch from start_after - created_on)::int as waits`,
    [job.name],
  );
  const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
  for (const { id, data } of rows) await sendMemberLetter(deps, job.data.parse(data), id);
  return rows.map(({ waits }) => waits);
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type CaughtMail, startMailCatcher } from "../../../mail/catcher.ts";
import { listCaughtMails } from "../../../mail/caught-mails.ts";
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

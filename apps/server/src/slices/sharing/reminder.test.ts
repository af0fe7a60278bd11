import { given, type Person } from "@heirlock/db/testing/given";
import { languages } from "@heirlock/domain/languages";
import { describe, expect, test } from "vitest";
import { renderLetter } from "../../mail/letter.ts";
import { mailerOf } from "../../mail/mailer.ts";
import { membersWithMail } from "../members/testing/members-with-mail.ts";
import { envelopeLetter } from "./letters/envelope-letter.ts";
import { sendEnvelopeLetter } from "./letters/send-envelope-letter.ts";
import { remindOfEnvelopes } from "./remind-of-envelopes.ts";
import { sendEnvelopeLetter as job } from "./sharing.jobs.ts";

const people = membersWithMail();

const sql = async (text: string, values: unknown[]) => (await people.db.owner.query(text, values)).rows;
const pass = ({ id }: Person, days: number) =>
  sql("update app.envelope_queue set queued_at = queued_at - make_interval(days => $2) where holder_id = $1", [
    id,
    days,
  ]);

async function remindAndExpire(): Promise<void> {
  const { config, pools } = people.server;
  await remindOfEnvelopes(pools, people.jobs);
  const text = "delete from pgboss.job where name = $1 and state = 'created' returning id, data";
  const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
  for (const { id, data } of await sql(text, [job.name])) await sendEnvelopeLetter(deps, data.holderId, id);
}
const mailsTo = ({ email }: Person) => people.mailsTo(email);

describe("[KEY-047] envelopes that wait", () => {
  test("are brought to mind after seven days, once, with the names of those who wait", async () => {
    const nadia = await given(people.db).holder({ firstName: "Nadia" });
    await given(people.db).member({ of: nadia, firstName: "Samir", lastName: "Khoury" });
    await remindAndExpire();
    await pass(nadia, 6);
    await remindAndExpire();
    expect(await mailsTo(nadia)).toEqual([]);
    await pass(nadia, 1);
    const maya = await given(people.db).member({ of: nadia, firstName: "Maya", lastName: "Khoury" });
    await remindAndExpire();
    await remindAndExpire();
    const [letter, ...more] = await mailsTo(nadia);
    expect(more).toEqual([]);
    expect(letter!.text).toContain("Samir Khoury");
    expect(letter!.text).not.toContain("Maya Khoury");
    expect(letter!.text).toContain("/dashboard/will-holder/members");
    await pass(nadia, 7);
    await remindAndExpire();
    expect((await mailsTo(nadia)).some(({ text }) => text.includes("Maya Khoury"))).toBe(true);
    await sql("delete from app.envelope_queue where membership_id = $1", [maya.membershipId]);
    await pass(nadia, 30);
    await remindAndExpire();
    expect(await mailsTo(nadia)).toHaveLength(2);
  });

  test("are not brought to mind of who wants no reminders, or has opened the vault meanwhile", async () => {
    const [quiet, quick] = [await given(people.db).holder(), await given(people.db).holder()];
    for (const holder of [quiet, quick]) {
      await given(people.db).member({ of: holder });
      await pass(holder, 8);
    }
    await sql(
      "insert into app.notification_settings (user_id, kind, channel, wanted) values ($1, 'reminders', 'email', false)",
      [quiet.id],
    );
    await remindOfEnvelopes(people.server.pools, people.jobs);
    await sql("delete from app.envelope_queue where holder_id = $1", [quick.id]);
    await remindAndExpire();
    expect([...(await mailsTo(quiet)), ...(await mailsTo(quick))]).toEqual([]);
  });

  test.each(languages)("say everything in both parts, in %s", async (language) => {
    const names = Array.from({ length: 9 }, (_, at) => `Person ${at + 1}`);
    const letter = envelopeLetter({ language, firstName: "Nadia", names, url: "https://heirlock.test/members" });
    const { html, text } = await renderLetter(letter);
    for (const line of [letter.heading, ...letter.before, letter.action.label, ...letter.after])
      expect(text).toContain(line);
    expect(text).toContain("Person 8 …");
    expect(`${html}${text}`).not.toMatch(/\{\{|undefined|null|NaN/);
  });
});

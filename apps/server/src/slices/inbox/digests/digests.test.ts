import { given, type Person } from "@heirlock/db/testing/given";
import { languages } from "@heirlock/domain/languages";
import { beforeEach, expect, test } from "vitest";
import { renderLetter } from "../../../mail/letter.ts";
import { mailerOf } from "../../../mail/mailer.ts";
import type { Browser } from "../../members/testing/members-server.ts";
import { membersWithMail } from "../../members/testing/members-with-mail.ts";
import { sendDigest as job } from "../inbox.jobs.ts";
import { digestLetter } from "./digest-letter.ts";
import { orderDigests } from "./order-digests.ts";
import { sendDigest } from "./send-digest.ts";

const people = membersWithMail();
const sql = async (text: string, values: unknown[]) => (await people.db.owner.query(text, values)).rows;

let lina: Person;
let call: Browser;
beforeEach(async () => {
  lina = await given(people.db).person({ firstName: "Lina" });
  call = await people.browserOf(lina);
});
const choose = (every: string) => call("PUT", "/api/notifications/digest", { every });
const news = () => sql("insert into app.news (user_id, kind) values ($1, 'new-device')", [lina.id]);
/** As if all that she did, and all that she was sent, were this long ago. */
const pass = async (time: string) => {
  const values = [lina.id, time];
  await sql(
    `update auth.sessions set last_activity_at = last_activity_at - $2::interval, signed_in_at = signed_in_at - $2::interval,
       created_at = created_at - $2::interval where user_id = $1`,
    values,
  );
  await sql("update app.news set created_at = created_at - $2::interval where user_id = $1", values);
  await sql("update app.news_digests set sent_at = sent_at - $2::interval where user_id = $1", values);
};
async function work(): Promise<void> {
  const { config, pools } = people.server;
  await orderDigests(pools, people.jobs);
  const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
  const rows = await sql("delete from pgboss.job where name = $1 and state = 'created' returning id, data", [job.name]);
  for (const { id, data } of rows) await sendDigest(deps, data.userId, id);
}
const letters = () => people.mailsTo(lina.email);

test("[EVT-007] whoever chose it hears by mail after a day away that there is news and how much, and not what", async () => {
  expect((await call("GET", "/api/notifications/digest")).body.data).toEqual({ every: "off" });
  await news();
  await pass("2 days");
  await work();
  expect(await letters()).toEqual([]);
  call = await people.browserOf(lina);
  expect((await choose("daily")).body.data).toEqual({ every: "daily" });
  await work();
  expect(await letters()).toEqual([]);
  await pass("25 hours");
  await work();
  await work();
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter!.subject).toBe("There is news for you");
  expect(letter!.text).toContain("Unread news: 1");
  expect(letter!.text).toContain("/notifications");
  expect(letter!.text).not.toMatch(/device|signed in/i);
});

test("once a week is once a week, and only if something new has come", async () => {
  await choose("weekly");
  await news();
  await pass("25 hours");
  await work();
  expect(await letters()).toHaveLength(1);
  await news();
  await pass("6 days");
  await work();
  expect(await letters()).toHaveLength(1);
  await pass("1 day");
  await work();
  expect(await letters()).toHaveLength(2);
  await pass("8 days");
  await work();
  expect(await letters()).toHaveLength(2);
});

test("nothing is sent about what was read, nor to whoever switched it off", async () => {
  await choose("daily");
  await news();
  await call("POST", "/api/notifications/read-all");
  await pass("25 hours");
  await work();
  await sql("update app.news set read_at = null where user_id = $1", [lina.id]);
  call = await people.browserOf(lina);
  await choose("off");
  await pass("25 hours");
  await work();
  expect(await letters()).toEqual([]);
});

test.each(languages)("the letter is drawn in %s", async (language) => {
  const { html, text } = await renderLetter(
    digestLetter({ language, firstName: "Lina", unread: 12, url: "https://h.test" }),
  );
  expect(text).toContain("12");
  expect(html).toContain(language === "ar" ? 'dir="rtl"' : `lang="${language}"`);
});

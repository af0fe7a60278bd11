import type { Person } from "@heirlock/db/testing/given";
import { languages } from "@heirlock/domain/languages";
import { describe, expect, test } from "vitest";
import { renderLetter } from "../../mail/letter.ts";
import { reviewLetter } from "./letters/review-letter.ts";
import { sendReviewLetter } from "./letters/send-review-letter.ts";
import { remindOfReviews } from "./remind-of-reviews.ts";
import { french, publish, published, willServer } from "./testing/browser-of.ts";

const { db, server, browserOf, holderIn } = willServer();

/** What the job sends now, to these people. */
async function mailsTo(...people: Person[]): Promise<string[]> {
  const ordered: { data: Parameters<typeof sendReviewLetter>[1] }[] = [];
  const enqueue = async (_tx: unknown, _job: unknown, data: unknown) => {
    ordered.push({ data: data as never });
  };
  await remindOfReviews(server.pools, { enqueue } as never);
  const sent: { to: string; text: string }[] = [];
  const mailer = { send: async (mail: { to: string; text: string }) => void sent.push(mail) } as never;
  for (const { data } of ordered)
    await sendReviewLetter({ worker: server.pools.worker, mailer, publicUrl: "https://heirlock.test" }, data, "job");
  return sent.filter(({ to }) => people.some(({ email }) => email === to)).map(({ text }) => text);
}
/** As if everything of a will had happened so many days earlier. */
const pass = async (will: { id: string }, days: number) => {
  await db.owner.query("alter table app.will_versions disable trigger keep_published");
  await db.owner.query(
    "update app.will_versions set published_at = published_at - make_interval(days => $2) where will_id = $1",
    [will.id, days],
  );
  await db.owner.query("alter table app.will_versions enable trigger keep_published");
  await db.owner.query(
    "update app.wills set review_reminded_at = review_reminded_at - make_interval(days => $2) where id = $1",
    [will.id, days],
  );
};

describe("[DOC-019] once a year the holder is asked to read the will again", () => {
  test("a year after publishing, once, and again a year later", async () => {
    const holder = await holderIn();
    const call = await browserOf(holder);
    const will = await published(call);
    await pass(will, 360);
    expect(await mailsTo(holder)).toEqual([]);
    await pass(will, 6);
    const [letter, ...more] = await mailsTo(holder);
    expect(more).toEqual([]);
    expect(letter).toContain("My main will");
    expect(letter).toContain(`https://heirlock.test/dashboard/will-holder/wills/${will.id}`);
    expect(await mailsTo(holder)).toEqual([]);
    await pass(will, 366);
    expect(await mailsTo(holder)).toHaveLength(1);
  });

  test("not after a new version, not of drafts, and not of who wants no reminders or put it away", async () => {
    const [newer, quiet, away] = [await holderIn(), await holderIn(), await holderIn()];
    const wills = [];
    for (const holder of [newer, quiet, away]) {
      const call = await browserOf(holder);
      const will = await published(call);
      wills.push({ will, call });
      await pass(will, 400);
    }
    await wills[0]!.call("POST", `/api/wills/${wills[0]!.will.id}/versions`, {});
    await publish(wills[0]!.call, wills[0]!.will, 2);
    await db.owner.query(
      "insert into app.notification_settings (user_id, kind, channel, wanted) values ($1, 'reminders', 'email', false)",
      [quiet.id],
    );
    await wills[2]!.call("POST", `/api/wills/${wills[2]!.will.id}/archive`, {});
    expect(await mailsTo(newer, quiet, away)).toEqual([]);
  });

  test.each(languages)("the letter says everything in both parts, in %s", async (language) => {
    const will = { title: "My main will", publishedOn: "2026-11-17", url: "https://heirlock.test/wills" };
    const letter = reviewLetter({ language, firstName: "Nadia", ...will });
    const { html, text } = await renderLetter(letter);
    for (const line of [letter.heading, ...letter.before, letter.action.label, ...letter.after])
      expect(text).toContain(line);
    expect(text).toContain("2026");
    expect(`${html}${text}`).not.toMatch(/\{\{|undefined|null|NaN/);
  });
});

test("[DOC-019] the page tells when it is asked next, and what five events do under the law of the will", async () => {
  const call = await browserOf(await holderIn("GB"));
  const will = await published(call, { ...french, law: "gb-common-english" });
  const { review_on, life_events } = (await call("GET", `/api/wills/${will.id}/execution`)).body.data;
  expect(Number(review_on.slice(0, 4))).toBe(new Date().getUTCFullYear() + 1);
  const events = life_events.map(({ event }: { event: string }) => event);
  expect(events).toEqual(["marriage", "birth", "divorce", "death", "move"]);
  expect(life_events[0].effects[0].text).toContain("Marriage cancels a will");
});

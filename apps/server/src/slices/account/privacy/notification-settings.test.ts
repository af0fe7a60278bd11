import { given, type Person } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import { sessionCookie } from "../../../kernel/session-cookie.ts";
import { accountJourney } from "../testing.ts";

const { db, journey } = accountJourney();

const path = "/api/user/notification-settings";
const cookieFor = async (person: Person) => `${sessionCookie}=${(await given(db).session(person)).token}`;
const stored = async ({ id }: Person) =>
  (
    await db.owner.query(
      "select kind, channel, wanted from app.notification_settings where user_id = $1 order by kind, channel",
      [id],
    )
  ).rows;

test("[ACC-029] a switch keeps its place, and only what departs from the standard is stored", async () => {
  const noor = await given(db).holder();
  const cookie = await cookieFor(noor);
  const { settings: before } = (await journey.get(path, cookie)).json().data;
  expect(before).toMatchObject({ members: { in_app: true, email: true }, news: { in_app: false, email: false } });

  const changed = await journey.patch(
    path,
    { settings: { members: { email: false, in_app: true }, news: { email: true } } },
    cookie,
  );
  const expected = { ...before, members: { in_app: true, email: false }, news: { in_app: false, email: true } };
  expect(changed.json().data.settings).toEqual(expected);
  // Another session of the same person, whichever side they work on.
  expect((await journey.get(path, await cookieFor(noor))).json().data.settings).toEqual(expected);
  expect(await stored(noor)).toEqual([
    { kind: "members", channel: "email", wanted: false },
    { kind: "news", channel: "email", wanted: true },
  ]);

  const back = await journey.patch(path, { settings: { members: { email: true } } }, cookie);
  expect(back.json().data.settings.members).toEqual({ in_app: true, email: true });
  expect(await stored(noor)).toEqual([{ kind: "news", channel: "email", wanted: true }]);

  const { rows } = await db.owner.query("select body from audit.entries where estate_id = $1 order by seq", [noor.id]);
  expect(rows.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data])).toEqual([
    ["account.notifications_changed", { kinds: ["members", "news"] }],
    ["account.notifications_changed", { kinds: ["members"] }],
  ]);
});

test("what guards the account cannot be switched off, and nothing of such a change is kept", async () => {
  const noor = await given(db).holder();
  const cookie = await cookieFor(noor);
  for (const fixed of [{ security: { email: false } }, { release: { in_app: false } }, { billing: { email: false } }]) {
    const answer = await journey.patch(path, { settings: { members: { email: false }, ...fixed } }, cookie);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "NOTICE_NEEDED"]);
  }
  expect(await stored(noor)).toEqual([]);
});

test.each([{ unknown: { email: true } }, { members: { sms: true } }, { members: { email: "no" } }])(
  "refuses %j",
  async (settings) => {
    const noor = await given(db).holder();
    expect((await journey.patch(path, { settings }, await cookieFor(noor))).statusCode).toBe(400);
  },
);

test("everybody has their own", async () => {
  const [noor, sami] = [await given(db).holder(), await given(db).person()];
  await journey.patch(path, { settings: { reminders: { email: false } } }, await cookieFor(noor));
  expect((await journey.get(path, await cookieFor(sami))).json().data.settings.reminders.email).toBe(true);
});

test("consents are listed with the version of the text, the newest first, one's own alone", async () => {
  const [noor, sami] = [await given(db).holder(), await given(db).person()];
  await db.owner.query(
    `insert into app.consents (user_id, purpose, text_version, given_at, withdrawn_at) values
       ($1, 'terms', '2026-11-15', '2026-11-15T10:00:00Z', null),
       ($1, 'religion', '2026-11-16', '2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z'),
       ($2, 'terms', '2026-11-15', now(), null)`,
    [noor.id, sami.id],
  );
  const { consents } = (await journey.get("/api/user/consents", await cookieFor(noor))).json().data;
  expect(consents).toEqual([
    {
      id: expect.any(String),
      purpose: "religion",
      textVersion: "2026-11-16",
      givenAt: "2026-11-16T10:00:00.000Z",
      withdrawnAt: "2026-11-17T10:00:00.000Z",
    },
    {
      id: expect.any(String),
      purpose: "terms",
      textVersion: "2026-11-15",
      givenAt: "2026-11-15T10:00:00.000Z",
      withdrawnAt: null,
    },
  ]);
  expect((await journey.get("/api/user/consents", await cookieFor(await given(db).person()))).json().data).toEqual({
    consents: [],
  });
});

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpAttemptedLetter } from "../slices/account/letters/account-letters.ts";
import { type MailCatcher, startMailCatcher } from "./catcher.ts";
import { listCaughtMails, readCaughtMail } from "./caught-mails.ts";
import { renderLetter } from "./letter.ts";
import { createMailer } from "./mailer.ts";

let directory: string;
let catcher: MailCatcher;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "heirlock-mail-"));
  catcher = await startMailCatcher({ directory });
});
afterAll(async () => {
  await catcher.close();
  await rm(directory, { recursive: true });
});

test("a mail sent over SMTP is kept whole, newest first", async () => {
  const settings = { from: "Heirlock <hello@heirlock.test>", publicUrl: "https://heirlock.test" };
  const mailer = createMailer({ ...settings, smtpUrl: catcher.url });
  const reader = { firstName: "نادية", language: "ar" } as const;
  const letter = await renderLetter(signUpAttemptedLetter(reader, settings.publicUrl));
  await mailer.send({ ...letter, to: "first@heirlock.test", id: "one" });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await mailer.send({ ...letter, to: "second@heirlock.test", id: "two" });
  mailer.close();

  const mails = await listCaughtMails(directory);
  expect(mails.map(({ to }) => to)).toEqual([["second@heirlock.test"], ["first@heirlock.test"]]);
  const [second] = mails;
  expect(second).toMatchObject({
    subject: letter.subject,
    from: "hello@heirlock.test",
    messageId: "<two@heirlock.test>",
  });
  expect(second?.html.trim()).toBe(letter.html.trim());
  expect(second?.text.trim().replaceAll("\r\n", "\n")).toBe(letter.text.trim());
  expect((await readdir(directory)).filter((name) => name.endsWith(".eml"))).toHaveLength(2);
});

test("a mail is found by its own id only", async () => {
  expect(await readCaughtMail(directory, "../../etc/passwd")).toBeNull();
  expect(await readCaughtMail(directory, "000000000000000-00000000")).toBeNull();
});

test("an absent folder is an empty one", async () => {
  expect(await listCaughtMails(join(directory, "not-there"))).toEqual([]);
});

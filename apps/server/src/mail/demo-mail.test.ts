import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp, testConfig } from "../kernel/testing.ts";
import { verifyEmailLetter } from "../slices/account/letters/account-letters.ts";
import { type MailCatcher, startMailCatcher } from "./catcher.ts";
import { listCaughtMails } from "./caught-mails.ts";
import { renderLetter } from "./letter.ts";
import { createMailer } from "./mailer.ts";
import { demoMailSlice } from "./slice.ts";

const db = testDatabase();
let directory: string;
let catcher: MailCatcher;
let demo: TestApp;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "heirlock-mail-"));
  catcher = await startMailCatcher({ directory });
  const config = testConfig(db, { HEIRLOCK_MODE: "demo", MAIL_CATCHER_DIR: directory });
  demo = await startTestApp(db, { config, slices: [demoMailSlice], table: {} });
});
afterAll(async () => {
  await demo.close();
  await catcher.close();
  await rm(directory, { recursive: true });
});

const get = (url: string) => demo.app.inject({ url });

async function send(id: string, changes: { subject?: string; html?: string } = {}) {
  const mailer = createMailer({
    smtpUrl: catcher.url,
    from: "hello@heirlock.test",
    publicUrl: "https://heirlock.test",
  });
  const reader = { language: "ar", firstName: "Nadia" } as const;
  const letter = await renderLetter(
    verifyEmailLetter(reader, "https://heirlock.test", { token: "T".repeat(43), digits: null }),
  );
  await mailer.send({ ...letter, ...changes, to: `${id}@example.org`, id });
  mailer.close();
  const [newest] = await listCaughtMails(directory);
  return newest!;
}

describe("the page with all mails", () => {
  test("is empty before the first", async () => {
    const page = await get("/demo/mail");
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("No mail was sent yet.");
  });

  test("lists them newest first and shows each", async () => {
    await send("first");
    const second = await send("second");
    const { body } = await get("/demo/mail");
    expect(body.indexOf("second@example.org")).toBeGreaterThan(0);
    expect(body.indexOf("second@example.org")).toBeLessThan(body.indexOf("first@example.org"));
    expect(body).toContain(second.subject);

    const page = await get(`/demo/mail/${second.id}`);
    expect(page.body).toContain(`src="/demo/mail/${second.id}/html"`);
    expect(page.body).toContain(`https://heirlock.test/auth/verify-email#${"T".repeat(43)}`);
  });

  test("runs nothing: no script, no inline style, and the mail in a sandbox", async () => {
    const mail = await send("third");
    for (const url of ["/demo/mail", `/demo/mail/${mail.id}`]) {
      const { body, headers } = await get(url);
      expect(headers["content-security-policy"]).toContain("default-src 'none'; style-src 'self'");
      expect(body).not.toMatch(/<script|style=|<style|\son[a-z]+=/);
    }
    const { body, headers } = await get(`/demo/mail/${mail.id}/html`);
    expect(headers["content-security-policy"]).toContain("sandbox allow-top-navigation-by-user-activation");
    expect(headers["content-security-policy"]).not.toContain("script");
    expect(body).toContain('<base target="_top">');
    expect(body).not.toContain("_blank");
    expect((await get("/demo/mail/style.css")).headers["content-type"]).toContain("text/css");
  });

  test("quotes what a mail says", async () => {
    const mail = await send("fourth", { subject: '<b>Bold</b> & "more"' });
    for (const url of ["/demo/mail", `/demo/mail/${mail.id}`]) {
      const { body } = await get(url);
      expect(body).toContain("&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;more&quot;");
      expect(body).not.toContain("<b>Bold");
    }
  });

  test("knows no other files", async () => {
    for (const id of ["000000000000000-00000000", "..%2F..%2Fetc%2Fpasswd"]) {
      expect((await get(`/demo/mail/${id}`)).statusCode).toBe(404);
    }
  });
});

test("[OPS-025] in production there is no such page", async () => {
  const config = testConfig(db, {
    HEIRLOCK_MODE: "production",
    SMTP_URL: catcher.url,
    STORAGE_DIR: "files",
    TRUSTED_PROXIES: "none",
  });
  for (const mailCatcherDir of [null, directory]) {
    const production = await startTestApp(db, {
      config: { ...config, mailCatcherDir },
      slices: [demoMailSlice],
      table: {},
    });
    const [mail] = await listCaughtMails(directory);
    for (const url of ["/demo/mail", "/demo/mail/style.css", `/demo/mail/${mail?.id}`, `/demo/mail/${mail?.id}/html`]) {
      expect((await production.app.inject({ url })).statusCode).toBe(404);
    }
    await production.close();
  }
});

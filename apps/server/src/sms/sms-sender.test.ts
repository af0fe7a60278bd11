import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../kernel/config.ts";
import { listCaughtMails, readCaughtMail } from "../mail/caught-mails.ts";
import { mailPage } from "../mail/demo-mail-pages.ts";
import { createHttpSender, smsSenderOf } from "./sms-sender.ts";

const message = { to: "+33612345678", text: "Your code is 12345678" };

async function startProvider(status: number) {
  const posts: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    posts.push({ headers: request.headers, body });
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  return { url, posts, close: () => new Promise((resolve) => server.close(resolve)) };
}

test("[ACC-064] the provider gets number and text as JSON with the token", async () => {
  const provider = await startProvider(202);
  await createHttpSender({ url: provider.url, token: "token-of-ours" }).send(message);
  await provider.close();
  expect(provider.posts).toHaveLength(1);
  expect(JSON.parse(provider.posts[0]!.body)).toEqual(message);
  expect(provider.posts[0]?.headers).toMatchObject({
    authorization: "Bearer token-of-ours",
    "content-type": "application/json",
  });
});

test.each([400, 500, 302])("an answer %i fails and names neither number nor text", async (status) => {
  const provider = await startProvider(status);
  const failure = await createHttpSender({ url: provider.url, token: "token-of-ours" })
    .send(message)
    .catch((error: Error) => error.message);
  await provider.close();
  expect(failure).toEqual(expect.any(String));
  expect(failure).not.toMatch(/336|12345678|token-of-ours/);
  expect(provider.posts).toHaveLength(1);
});

const settings = {
  HEIRLOCK_SECRET: "a secret that has more than thirty-two bytes",
  PUBLIC_URL: "https://heirlock.example",
  PORT: "4100",
  DATABASE_URL: "postgresql://owner@db.example/heirlock",
  SMTP_URL: "smtps://smtp.example",
  TRUSTED_PROXIES: "none",
};

test("[ACC-064] production without a provider has no text messages; the demo keeps them with the mails", async () => {
  expect(smsSenderOf(readConfig({ ...settings, HEIRLOCK_MODE: "production", STORAGE_DIR: "files" }))).toBeNull();
  const directory = await mkdtemp(join(tmpdir(), "heirlock-texts-"));
  const demo = smsSenderOf(readConfig({ ...settings, HEIRLOCK_MODE: "demo", MAIL_CATCHER_DIR: directory }));
  await demo?.send({ ...message, text: "Look <here>: https://heirlock.example/auth/object#abc" });
  const [kept] = await listCaughtMails(directory);
  expect(await readCaughtMail(directory, kept!.id)).toMatchObject({ to: [message.to], isText: true });
  const page = mailPage(kept!);
  await rm(directory, { recursive: true });
  expect(page).toContain('<a href="https://heirlock.example/auth/object#abc">');
  expect(page).toContain("Look &lt;here&gt;");
  expect(page).not.toContain("<iframe");
});

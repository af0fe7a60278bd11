import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CaughtMail } from "../../../mail/catcher.ts";
import type { Journey } from "../testing.ts";

/** A provider of text messages that takes them over HTTP and keeps them. */
export interface TestProvider {
  settings: { SMS_URL: string; SMS_TOKEN: string };
  textsTo(phone: string): string[];
  close(): Promise<void>;
}

export async function startTestProvider(): Promise<TestProvider> {
  const texts: { to: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    texts.push(JSON.parse(body));
    response.writeHead(202).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    settings: { SMS_URL: url, SMS_TOKEN: "token-of-the-provider" },
    textsTo: (phone) => texts.filter(({ to }) => to === phone).map(({ text }) => text),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The token of the newest mail to an address that leads to the path; undefined without one. */
export async function tokenTo(journey: Journey, email: string, path: string): Promise<string | undefined> {
  await journey.lettersSent();
  for (const mail of await journey.mailsTo(email)) {
    const token = tokenFor(mail, path);
    if (token) return token;
  }
  return undefined;
}

export function tokenFor({ text }: Pick<CaughtMail, "text">, path: string): string | undefined {
  return new RegExp(`${path}#([A-Za-z0-9_-]{43})`).exec(text)?.[1];
}

export const headings = async (journey: Journey, email: string) => {
  await journey.lettersSent();
  return (await journey.mailsTo(email)).map(({ text }) => text.split("\n")[0]);
};

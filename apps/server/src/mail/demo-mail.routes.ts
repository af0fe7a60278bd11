import { readFile } from "node:fs/promises";
import type { FastifyReply } from "fastify";
import { refuse } from "../kernel/errors.ts";
import type { RegisterSlice } from "../kernel/slice.ts";
import { listCaughtMails, readCaughtMail } from "./caught-mails.ts";
import { listPage, mailPage } from "./demo-mail-pages.ts";

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail styles itself inline. It may do that, lead the whole tab somewhere when tapped, and nothing else. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

const here = { config: { access: "anyone" } } as const;

/** Links of a mail open in the tab instead of a new one, and not inside of the frame. */
function forFrame(html: string): string {
  return html.replaceAll('target="_blank"', 'target="_top"').replace("<head>", '<head><base target="_top">');
}

/** All mails sent, for development and the demo. In production nothing is registered: the address is unknown (OPS-025). */
export const register: RegisterSlice = async (app, { config }) => {
  const directory = config.mailCatcherDir;
  if (directory === null || config.mode === "production") return;
  const css = await readFile(new URL("demo-mail.css", import.meta.url), "utf8");

  const sendPage = (reply: FastifyReply, html: string, policy = pagePolicy) =>
    reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
  const mailOf = async (params: unknown) =>
    (await readCaughtMail(directory, (params as { id: string }).id)) ?? refuse("NOT_FOUND");

  app.get("/demo/mail", here, async (_request, reply) => sendPage(reply, listPage(await listCaughtMails(directory))));
  app.get("/demo/mail/style.css", here, async (_request, reply) => reply.type("text/css; charset=utf-8").send(css));
  app.get("/demo/mail/:id", here, async ({ params }, reply) => sendPage(reply, mailPage(await mailOf(params))));
  app.get("/demo/mail/:id/html", here, async ({ params }, reply) =>
    sendPage(reply, forFrame((await mailOf(params)).html), mailPolicy),
  );
};

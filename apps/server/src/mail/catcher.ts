import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * A real SMTP server that delivers nothing: it keeps every mail as a file, for development, the demo and
 * tests. The page at /demo/mail shows the folder.
 */
export interface MailCatcher {
  /** For SMTP_URL. */
  url: string;
  close(): Promise<void>;
}

/** What is kept beside the raw mail, in `<id>.json`. */
export interface CaughtMail {
  id: string;
  at: string;
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  html: string;
  text: string;
  /** A text message to a phone, kept beside the mails. */
  isText?: true;
}

const largestMail = 2 * 1024 * 1024;

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** Sorts by time; the random part keeps two mails of one millisecond apart. */
export function newCaughtId(at: Date): string {
  return `${at.getTime().toString().padStart(15, "0")}-${randomBytes(4).toString("hex")}`;
}

/** Moved into place at the end: a reader never sees half a mail. */
export async function keepCaught(directory: string, mail: CaughtMail): Promise<void> {
  const unfinished = join(directory, `${mail.id}.part`);
  await writeFile(unfinished, JSON.stringify(mail, null, 2), { mode: 0o600 });
  await rename(unfinished, join(directory, `${mail.id}.json`));
}

async function keep(directory: string, raw: Buffer, to: string[]): Promise<void> {
  const at = new Date();
  const id = newCaughtId(at);
  const parsed = await PostalMime.parse(raw);
  const mail: CaughtMail = {
    id,
    at: at.toISOString(),
    from: parsed.from?.address ?? "",
    to,
    subject: parsed.subject ?? "",
    messageId: parsed.messageId ?? "",
    html: parsed.html ?? "",
    text: parsed.text ?? "",
  };
  await writeFile(join(directory, `${id}.eml`), raw, { mode: 0o600 });
  await keepCaught(directory, mail);
}

/** Listens on 127.0.0.1 only. Port 0 takes a free one. */
export async function startMailCatcher(options: { directory: string; port?: number }): Promise<MailCatcher> {
  await mkdir(options.directory, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: largestMail,
    // Senders keep their connections open for the next mail; closing does not wait for them.
    closeTimeout: 200,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((raw) => keep(options.directory, raw, to))
        .then(() => done(), done);
    },
  });
  // A client that hangs up in the middle of a mail is its own problem, not the end of this process.
  server.on("error", () => {});
  const port = await new Promise<number>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", () => {
      const address = server.server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

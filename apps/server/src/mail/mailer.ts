import { createTransport } from "nodemailer";
import type { Config } from "../kernel/config.ts";
import type { RenderedLetter } from "./letter.ts";

export interface Mailer {
  /**
   * Hands one mail to the SMTP server, which then answers for it. Throws when it was not accepted.
   * A retry carries the same Message-ID, so that a receiver that saw both shows one.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface OutgoingMail extends RenderedLetter {
  to: string;
  /** What makes the Message-ID: the id of the job that sends it. */
  id: string;
}

/** Half of the letters that a worker writes at once: it sends some while it draws the others. */
const maxConnections = 10;

export function createMailer(settings: { smtpUrl: string; from: string; publicUrl: string }): Mailer {
  const transport = createTransport(
    {
      url: settings.smtpUrl,
      // Connections stay open between mails. Each kind of letter has a mailer of its own, so none waits for another's.
      pool: true,
      maxConnections,
      // A connection that the server closed meanwhile is not the mail's fault.
      maxRequeues: 1,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from: settings.from },
  );
  const host = new URL(settings.publicUrl).hostname;
  return {
    async send({ to, id, subject, html, text }) {
      await transport.sendMail({
        to,
        subject,
        html,
        text,
        messageId: `<${id}@${host}>`,
        // Out-of-office answers to these would be noise.
        headers: { "Auto-Submitted": "auto-generated" },
        // Templates are ours; nothing may be read from disk or fetched because of what stands in a mail.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

/** The mailer of a process. Without SMTP_URL, which only development allows, every mail fails and is tried again. */
export function mailerOf({ smtpUrl, mailFrom, publicUrl }: Config): Mailer {
  if (smtpUrl !== null) return createMailer({ smtpUrl, from: mailFrom, publicUrl });
  return { send: () => Promise.reject(new Error("SMTP_URL is missing")), close: () => {} };
}

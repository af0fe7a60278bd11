import type { Config } from "../kernel/config.ts";
import { keepText } from "./keep-text.ts";

export interface SmsSender {
  /** Hands one text message over to whoever delivers it. Throws when it was not accepted. */
  send(message: { to: string; text: string }): Promise<void>;
}

const milliseconds = 10_000;

/** A provider behind HTTP: `{ to, text }` as JSON, the token as a bearer, and any 2xx means accepted. */
export function createHttpSender({ url, token }: { url: string; token: string }): SmsSender {
  return {
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ to, text }),
        redirect: "error",
        signal: AbortSignal.timeout(milliseconds),
      });
      await answer.body?.cancel();
      // Neither number nor text: this stands in the log.
      if (!answer.ok) throw new Error(`The provider of text messages answered ${answer.status}`);
    },
  };
}

/** Null without a provider: phones are then not offered at all. Development and demo keep the texts beside the mails. */
export function smsSenderOf({ sms, mode, mailCatcherDir }: Config): SmsSender | null {
  if (sms) return createHttpSender(sms);
  if (mode === "production" || mailCatcherDir === null) return null;
  return { send: (message) => keepText(mailCatcherDir, message) };
}

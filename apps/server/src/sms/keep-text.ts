import { mkdir } from "node:fs/promises";
import { type CaughtMail, keepCaught, newCaughtId } from "../mail/catcher.ts";

/** Keeps a text message among the caught mails, for the page at /demo/mail. */
export async function keepText(directory: string, { to, text }: { to: string; text: string }): Promise<void> {
  const at = new Date();
  const id = newCaughtId(at);
  const message: CaughtMail = {
    id,
    at: at.toISOString(),
    from: "Heirlock",
    to: [to],
    subject: "Text message",
    messageId: id,
    html: "",
    text,
    isText: true,
  };
  await mkdir(directory, { recursive: true });
  await keepCaught(directory, message);
}

import { createServer, type Socket } from "node:net";

export interface SmtpSink {
  url: string;
  /** Mails that were accepted so far. */
  accepted(): number;
  /** When a mail to this address is accepted; one that came before does not count. */
  next(to: string): Promise<void>;
  close(): void;
}

/** The smallest SMTP server that a mailer believes: it answers every command and forgets every mail. */
export async function startSmtpSink(): Promise<SmtpSink> {
  let accepted = 0;
  const waiting = new Map<string, () => void>();
  const server = createServer((socket) =>
    converse(socket, (to) => {
      accepted += 1;
      waiting.get(to)?.();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The SMTP sink has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    accepted: () => accepted,
    next: (to) =>
      new Promise((resolve) =>
        waiting.set(to, () => {
          waiting.delete(to);
          resolve();
        }),
      ),
    close: () => void server.close(),
  };
}

function converse(socket: Socket, accept: (to: string) => void): void {
  let text = "";
  let to = "";
  let inMail = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket
    .setNoDelay(true)
    .setEncoding("utf8")
    .on("error", () => {});
  socket.on("data", (more: string) => {
    text += more;
    for (;;) {
      const end = text.indexOf(inMail ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (inMail ? 5 : 2));
      if (inMail) {
        inMail = false;
        accept(to);
        say("250 kept");
      } else if (/^DATA/i.test(part)) {
        inMail = true;
        say("354 go on");
      } else if (/^QUIT/i.test(part)) {
        socket.end("221 bye\r\n");
      } else {
        to = /^RCPT TO:<([^>]*)>/i.exec(part)?.[1] ?? to;
        say("250 ok");
      }
    }
  });
  say("220 sink");
}

import { startMailCatcher } from "./mail/catcher.ts";

/** The mail catcher as a process of its own, so that mails survive a restart of the API (development, demo). */
const directory = process.env.MAIL_CATCHER_DIR;
if (!directory) {
  process.stderr.write("MAIL_CATCHER_DIR is not set: it names the folder that keeps the mails\n");
  process.exit(1);
}
const catcher = await startMailCatcher({ directory, port: Number(process.env.MAIL_CATCHER_PORT ?? 0) });
process.stdout.write(`ready ${catcher.url}\n`);

const stop = () => void catcher.close().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

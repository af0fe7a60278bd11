import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Waits for the mailed confirmation link, as a person would, and takes the token out of its fragment. */
export async function verificationToken(mailDir: string, email: string, seconds: number): Promise<string> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    for (const mail of await mailsTo(mailDir, email)) {
      const token = /\/auth\/verify-email#([A-Za-z0-9._~-]+)/.exec(mail.text)?.[1];
      if (token) return token;
    }
    await sleep(100);
  }
  throw new Error(`No confirmation mail for ${email} came within ${seconds} s`);
}

async function mailsTo(mailDir: string, email: string): Promise<{ to: string[]; text: string }[]> {
  const names = await readdir(mailDir).catch(() => []);
  const mails = names
    .filter((name) => name.endsWith(".json"))
    .map(async (name) => JSON.parse(await readFile(join(mailDir, name), "utf8")));
  return (await Promise.all(mails)).filter((mail) => mail.to.includes(email));
}

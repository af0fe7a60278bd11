import { setTimeout as sleep } from "node:timers/promises";

const patience = 20_000;

/** The newest mail to an address that holds a link to the path: that link, as it stands in the mail. */
export async function linkInMail(url: string, to: string, path: string): Promise<string> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    for (const id of await mailsTo(url, to)) {
      const html = await read(`${url}/demo/mail/${id}/html`);
      const link = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]!).find((one) => one.includes(path));
      if (link) return link.replaceAll("&amp;", "&");
    }
    await sleep(200);
  }
  throw new Error(`No mail to ${to} with a link to ${path} came within ${patience / 1000} s`);
}

/** The six digits of the newest mail to an address that has some. */
export async function digitsInMail(url: string, to: string): Promise<string> {
  const html = await mailWith(url, to, ["/auth/verify-email#"]);
  return /\b(\d{3}) (\d{3})\b/.exec(html)!.slice(1).join("");
}

/** The newest mail to an address whose text has all of these words: its HTML. */
export async function mailWith(url: string, to: string, words: readonly string[]): Promise<string> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    for (const id of await mailsTo(url, to)) {
      const html = await read(`${url}/demo/mail/${id}/html`);
      if (words.every((word) => html.includes(word))) return html;
    }
    await sleep(200);
  }
  throw new Error(`No mail to ${to} with ${words.join(", ")} came within ${patience / 1000} s`);
}

export async function mailCount(url: string, to: string): Promise<number> {
  return (await mailsTo(url, to)).length;
}

/** Newest first. */
async function mailsTo(url: string, to: string): Promise<string[]> {
  const list = await read(`${url}/demo/mail`);
  const rows = list.split("<li>").filter((row) => row.includes(to));
  return rows.flatMap((row) => /href="\/demo\/mail\/([^"]+)"/.exec(row)?.[1] ?? []);
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

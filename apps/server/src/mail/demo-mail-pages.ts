import type { CaughtMail } from "./catcher.ts";

/** The pages of /demo/mail: a tool for who tries the product, in English and without any script. */

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/mail/style.css">
</head>
<body>
<header>
<a class="brand" href="/"><span class="rings" aria-hidden="true"><span><span></span></span></span>Heirlock</a>
<p class="note">Mails and text messages of this demo. Nothing leaves this machine.</p>
</header>
<main>
${content}
</main>
</body>
</html>
`;
}

function time(mail: CaughtMail): string {
  const text = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });
  return `<time datetime="${escapeHtml(mail.at)}">${text.format(new Date(mail.at))} UTC</time>`;
}

function row(mail: CaughtMail): string {
  return `<li><a href="/demo/mail/${mail.id}">
<span class="subject"><bdi>${escapeHtml(mail.subject)}</bdi></span>
<span class="to">To <bdi>${escapeHtml(mail.to.join(", "))}</bdi></span>
<span class="when">${time(mail)}</span>
</a></li>`;
}

export function listPage(mails: CaughtMail[]): string {
  const refresh = '<a class="button" href="/demo/mail">Look again</a>';
  if (mails.length === 0) {
    return page(
      "Mails",
      `<h1>Mails</h1><section class="card empty"><p>No mail was sent yet.</p><p>Sign up, and the confirmation arrives here.</p>${refresh}</section>`,
    );
  }
  const count = mails.length === 1 ? "1 mail, newest first" : `${mails.length} mails, newest first`;
  return page(
    "Mails",
    `<div class="title"><div><h1>Mails</h1><p class="count">${count}</p></div>${refresh}</div>
<ul class="card mails">
${mails.map(row).join("\n")}
</ul>`,
  );
}

/** A text message has no other form than its text. */
const textMessage = (mail: CaughtMail) =>
  `<div class="card text"><p dir="auto">${escapeHtml(mail.text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)}</p></div>`;

const letter = (
  mail: CaughtMail,
) => `<iframe class="card" title="The mail as it is shown" src="/demo/mail/${mail.id}/html"
 sandbox="allow-top-navigation-by-user-activation"></iframe>
<details class="card">
<summary>Plain text part</summary>
<pre dir="auto">${escapeHtml(mail.text)}</pre>
</details>`;

export function mailPage(mail: CaughtMail): string {
  return page(
    mail.subject,
    `<p><a href="/demo/mail">All mails</a></p>
<h1><bdi>${escapeHtml(mail.subject)}</bdi></h1>
<dl>
<div><dt>From</dt><dd><bdi>${escapeHtml(mail.from)}</bdi></dd></div>
<div><dt>To</dt><dd><bdi>${escapeHtml(mail.to.join(", "))}</bdi></dd></div>
<div><dt>Sent</dt><dd>${time(mail)}</dd></div>
</dl>
${mail.isText ? textMessage(mail) : letter(mail)}`,
  );
}

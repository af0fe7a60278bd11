import { directionOf, type Language, languageNames } from "@heirlock/domain/languages";
import { formatDate } from "../../../platform/format.ts";
import { type ExportData, type ExportRow, exportGroups } from "./export-data.ts";
import { type ExportTexts, textOrKey } from "./export-texts.ts";

/**
 * The readable half of the archive: one page in the person's language, without script and without anything from
 * elsewhere, so that it still opens in twenty years. Everything in it is escaped: it is what people typed.
 */
export function exportDocument(data: ExportData, texts: ExportTexts): string {
  const { language } = texts;
  const say = (key: string, values?: Record<string, string>) => escaped(texts.text(`page.${key}`, values) ?? "");
  const groups = groupsOf(data);
  const name = String(data.sections.account?.[0]?.name ?? "");
  const contents = groups.flatMap(({ sections }) =>
    sections.map((section) => `<li><a href="#${section}">${heading(texts, section)}</a></li>`),
  );
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${say("title")}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${say("of", { name })}</h1>
<p>${say("made", { date: formatDate(data.madeAt, "moment", texts.reading) })}</p>
<p>${say("intro")}</p>
<p class="careful">${say("careful")}</p>
</header>
<nav aria-label="${say("contents")}"><h2>${say("contents")}</h2><ul>${contents.join("")}</ul></nav>
<main>
${groups.map(({ group, sections }) => groupPart(group, sections, data, texts)).join("\n")}
</main>
</body>
</html>
`;
}

interface Group {
  group: string;
  sections: string[];
}

function groupsOf(data: ExportData): Group[] {
  const named = Object.entries(exportGroups).map(([group, sections]): Group => ({ group, sections: [...sections] }));
  const known = new Set(named.flatMap(({ sections }) => sections));
  const others = Object.keys(data.sections).filter((section) => !known.has(section));
  named.at(-1)?.sections.push(...others);
  return named.map(({ group, sections }) => ({ group, sections: sections.filter((name) => name in data.sections) }));
}

const heading = (texts: ExportTexts, section: string) => escaped(textOrKey(texts, "sections", section));

function groupPart(group: string, sections: string[], data: ExportData, texts: ExportTexts): string {
  const parts = sections.map((section) => sectionPart(section, data, texts));
  return `<h2>${escaped(textOrKey(texts, "groups", group))}</h2>\n${parts.join("\n")}`;
}

function sectionPart(section: string, data: ExportData, texts: ExportTexts): string {
  const rows = data.sections[section] ?? [];
  const isLocked = section === "vault" && data.vault === "locked";
  const body = isLocked
    ? `<p class="none">${escaped(texts.text("page.vault.locked") ?? "")}</p>`
    : rows.length === 0
      ? `<p class="none">${escaped(texts.text("page.nothing") ?? "")}</p>`
      : section === "history"
        ? historyPart(rows, texts)
        : rows.map((row) => rowPart(row, texts)).join("\n");
  return `<section id="${escaped(section)}"><h3>${heading(texts, section)}</h3>\n${body}</section>`;
}

function rowPart(row: ExportRow, texts: ExportTexts): string {
  const given = Object.entries(row).filter(([, value]) => value !== null && value !== "");
  const lines = given.map(([column, value]) => {
    return `<div><dt>${escaped(textOrKey(texts, "columns", column))}</dt><dd>${valueText(value, column, texts)}</dd></div>`;
  });
  return lines.length === 0
    ? `<p class="none">${escaped(texts.text("page.none") ?? "")}</p>`
    : `<dl>${lines.join("")}</dl>`;
}

/** The audit chain as a list by time; its check values are in data.json. */
function historyPart(rows: ExportRow[], texts: ExportTexts): string {
  const head = ["at", "what", "details"].map(
    (key) => `<th scope="col">${escaped(texts.text(`page.${key}`) ?? "")}</th>`,
  );
  const lines = rows.map(({ body }) => {
    const { at, type, data } = JSON.parse(String(body)) as { at: string; type: string; data: Record<string, unknown> };
    const details = Object.keys(data).length > 0 ? `<code>${escaped(JSON.stringify(data))}</code>` : "";
    const when = escaped(formatDate(at, "moment", texts.reading));
    return `<tr><td>${when}</td><td>${escaped(texts.text(`events.${type}`) ?? type)}</td><td dir="ltr">${details}</td></tr>`;
  });
  return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const plainDate = /^\d{4}-\d{2}-\d{2}$/;
const code = /^[a-z]+(_[a-z]+)*$/;
/** Columns in which people type: never read as a code or a date. */
const typed = new Set([
  ...["title", "description", "location", "name", "first_name", "last_name"],
  ...["content", "tags", "paper_place", "linked_assets"],
]);

function valueText(value: unknown, column: string, texts: ExportTexts): string {
  if (typeof value === "boolean") return escaped(texts.text(value ? "page.yes" : "page.no") ?? "");
  if (typeof value === "object") return `<code dir="ltr">${escaped(JSON.stringify(value))}</code>`;
  const text = String(value);
  if (column === "file") return fileLink(text);
  if (typed.has(column)) return `<bdi>${escaped(text)}</bdi>`;
  if (/^(country|nationality)$/.test(column) && /^[A-Z]{2}$/.test(text)) return escaped(regionName(text, texts));
  if (column === "language") return escaped(languageNames[text as Language] ?? text);
  if (instant.test(text)) return escaped(formatDate(text, "moment", texts.reading));
  if (plainDate.test(text)) return escaped(formatDate(text, "short", texts.reading));
  return `<bdi>${escaped((code.test(text) && texts.text(`values.${text}`)) || text)}</bdi>`;
}

/** Beside this page in the archive. */
function fileLink(path: string): string {
  const address = path.split("/").map(encodeURIComponent).join("/");
  return `<a href="${escaped(address)}"><bdi>${escaped(path)}</bdi></a>`;
}

function regionName(code: string, { language }: ExportTexts): string {
  return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
}

function escaped(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

// The colours of the light theme, written out: this page lives without our stylesheet.
const style = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 56rem; padding: 2rem 1.25rem 4rem; background: #f9f7f3; color: #16241e;
  font: 1.0625rem/1.55 "Source Sans 3", "Segoe UI", "Noto Sans Arabic", Tahoma, Arial, sans-serif; }
[lang="ar"] body, body:lang(ar) { line-height: 1.8; }
h1, h2 { font-family: Newsreader, Georgia, "Noto Naskh Arabic", "Times New Roman", serif; font-weight: 500; }
h1 { font-size: 2.1rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.6rem; margin: 2.5rem 0 .75rem; border-block-end: 2px solid #10503b; padding-block-end: .25rem; }
h3 { font-size: 1.15rem; margin: 0 0 .5rem; }
a { color: #10503b; }
.careful { border-inline-start: 4px solid #dbae56; padding-inline-start: .9rem; font-weight: 600; }
nav ul { columns: 16rem; padding-inline-start: 1.25rem; }
nav a { display: inline-block; padding-block: .3rem; }
section { background: #fefefc; border: 1px solid #deddd4; border-radius: 14px; padding: 1.1rem 1.25rem; margin-block: 0 1rem; }
dl { margin: 0; padding-block: .6rem; }
dl + dl { border-block-start: 1px solid #deddd4; }
dl div { display: grid; grid-template-columns: minmax(9rem, 15rem) minmax(0, 1fr); gap: 0 1.25rem; padding-block: .15rem; }
dt { color: #545f5a; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem .35rem 0; border-block-end: 1px solid #deddd4; overflow-wrap: anywhere; }
th:first-child { inline-size: 12rem; } th:nth-child(2) { inline-size: 14rem; } td code { font-size: .9375rem; color: #545f5a; }
code { font: .95rem/1.5 "Source Code Pro", Consolas, monospace; overflow-wrap: anywhere; }
.none { color: #545f5a; margin: 0; }
@media (max-width: 40rem) { dl div { grid-template-columns: minmax(0, 1fr); padding-block: .35rem; } }
@media print { body { background: none; padding: 0; max-inline-size: none; } section { break-inside: auto; border-radius: 0; }
  dl, tr { break-inside: avoid; } h2, h3 { break-after: avoid; } nav { display: none; } }
`;

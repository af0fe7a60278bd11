import { directionOf, type Language } from "@heirlock/domain/languages";
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { render } from "@react-email/render";
import { type CSSProperties, createElement as h } from "react";
import { mailTexts } from "./texts.ts";

/** What one mail says, before it is dressed. `before` and `after` stand around the one button. */
export interface Letter {
  language: Language;
  subject: string;
  /** The line that inboxes show beside the subject. */
  preview: string;
  greeting: string;
  heading: string;
  before: string[];
  /** What can be told in a few words, such as when and from where. */
  facts?: { label: string; value: string }[];
  action: { label: string; url: string };
  after: string[];
  /** A quiet second way, below all else. */
  aside?: { label: string; url: string };
  /** Why it comes to somebody who has no account, as far as is known. */
  why?: string;
}

export interface RenderedLetter {
  subject: string;
  html: string;
  text: string;
}

// Mail clients know neither our stylesheet nor our fonts: the colours are the light theme's, written out.
const colour = { paper: "#f9f7f3", surface: "#fefefc", ink: "#16241e", quiet: "#545f5a", line: "#deddd4" };
const cedar = "#10503b";
const brass = "#dbae56";

const faces = {
  latin: {
    serif: "Newsreader, Georgia, 'Times New Roman', serif",
    sans: "'Source Sans 3', 'Segoe UI', Arial, sans-serif",
  },
  arabic: {
    serif: "'Noto Naskh Arabic', 'Traditional Arabic', Georgia, serif",
    sans: "'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif",
  },
};

/** Two growth rings around a brass heart: the mark, drawn with borders because mail shows no SVG. */
function rings() {
  const circle = (size: number, style: CSSProperties): CSSProperties => ({
    display: "inline-block",
    width: size,
    height: size,
    borderRadius: "50%",
    verticalAlign: "middle",
    ...style,
  });
  const heart = h("span", { style: circle(8, { backgroundColor: brass, margin: 5 }) });
  const inner = h("span", { style: circle(18, { border: `2px solid ${cedar}`, margin: 4, lineHeight: 0 }) }, heart);
  return h("span", { style: circle(30, { border: `2px solid ${cedar}`, lineHeight: 0 }), "aria-hidden": true }, inner);
}

/** Direction, faces and the two styles of running text, which every part of a letter in a language shares. */
function typography(language: Language) {
  const dir = directionOf(language);
  const face = language === "ar" ? faces.arabic : faces.latin;
  const start = dir === "rtl" ? "right" : "left";
  const paragraph: CSSProperties = {
    fontFamily: face.sans,
    fontSize: 17,
    lineHeight: language === "ar" ? "1.8" : "1.55",
    color: colour.ink,
    margin: "0 0 16px",
    textAlign: start,
  };
  const small: CSSProperties = { ...paragraph, fontSize: 15, color: colour.quiet, margin: "0 0 12px" };
  const heading: CSSProperties = {
    fontFamily: face.serif,
    fontSize: 28,
    fontWeight: 500,
    lineHeight: language === "ar" ? "1.5" : "1.2",
    color: colour.ink,
    margin: "0 0 20px",
    textAlign: start,
  };
  return { dir, face, start, paragraph, small, heading } as const;
}
type Typography = ReturnType<typeof typography>;

const letterhead = ({ start }: Typography) =>
  h(
    Section,
    { style: { padding: "0 8px 20px", textAlign: start } },
    rings(),
    h(
      "span",
      {
        style: {
          fontFamily: faces.latin.serif,
          fontSize: 24,
          fontWeight: 500,
          color: cedar,
          verticalAlign: "middle",
          padding: "0 10px",
        },
      },
      "Heirlock",
    ),
  );

function facts(lines: NonNullable<Letter["facts"]>, { paragraph }: Typography) {
  const line = { ...paragraph, margin: 0, padding: "4px 0" };
  const box = { backgroundColor: colour.paper, border: `1px solid ${colour.line}`, borderRadius: 12 };
  return h(
    Section,
    { key: "facts", style: { ...box, padding: "10px 18px", margin: "0 0 20px" } },
    ...lines.map(({ label, value }) =>
      h(
        Text,
        { key: label, style: line },
        h("span", { style: { color: colour.quiet } }, `${label}: `),
        h("strong", { style: { fontWeight: 600 } }, value),
      ),
    ),
  );
}

const actionButton = ({ url, label }: Letter["action"], { face, start }: Typography) =>
  h(
    Section,
    { style: { textAlign: start, padding: "8px 0 24px" } },
    h(
      Button,
      {
        href: url,
        style: {
          backgroundColor: cedar,
          color: "#fdfcf7",
          fontFamily: face.sans,
          fontSize: 18,
          fontWeight: 600,
          borderRadius: 12,
          padding: "14px 26px",
          textDecoration: "none",
        },
      },
      label,
    ),
  );

function sheet(letter: Letter, type: Typography) {
  const { paragraph, small } = type;
  const paragraphs = (lines: string[]) => lines.map((line) => h(Text, { key: line, style: paragraph }, line));
  return h(
    Section,
    {
      style: {
        backgroundColor: colour.surface,
        border: `1px solid ${colour.line}`,
        borderRadius: 18,
        padding: "32px 28px 16px",
      },
    },
    h(Heading, { as: "h1", style: type.heading }, letter.heading),
    h(Text, { style: paragraph }, letter.greeting),
    ...paragraphs(letter.before),
    ...(letter.facts?.length ? [facts(letter.facts, type)] : []),
    actionButton(letter.action, type),
    ...paragraphs(letter.after),
    ...(letter.aside
      ? [
          h(
            Text,
            { key: "aside", style: small },
            h(Link, { href: letter.aside.url, style: { color: cedar } }, letter.aside.label),
          ),
        ]
      : []),
    h(Hr, { style: { borderColor: colour.line, margin: "24px 0 16px" } }),
    h(Text, { style: { ...small, margin: 0 } }, mailTexts(letter.language).frame.linkFallback),
    // An address reads from left to right in every language.
    h(
      Text,
      { dir: "ltr", style: { ...small, textAlign: "left", wordBreak: "break-all" } },
      h(Link, { href: letter.action.url, style: { color: cedar } }, letter.action.url),
    ),
  );
}

function document(letter: Letter) {
  const { language } = letter;
  const { frame } = mailTexts(language);
  const type = typography(language);
  return h(
    Html,
    { lang: language, dir: type.dir },
    h(
      Head,
      null,
      // Without it a phone lays the letter out at desk width and shrinks it.
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light" }),
      h("title", null, letter.subject),
    ),
    h(Preview, null, letter.preview),
    h(
      Body,
      { style: { backgroundColor: colour.paper, margin: 0, padding: "32px 12px" } },
      h(
        Container,
        { style: { maxWidth: 560, margin: "0 auto" }, dir: type.dir },
        letterhead(type),
        sheet(letter, type),
        h(
          Section,
          { style: { padding: "20px 8px 0" } },
          h(Text, { style: type.small }, letter.why ?? frame.why),
          h(Text, { style: type.small }, `Heirlock. ${frame.tagline}`),
        ),
      ),
    ),
  );
}

function plainText(letter: Letter): string {
  const texts = mailTexts(letter.language);
  return [
    letter.heading,
    letter.greeting,
    ...letter.before,
    ...(letter.facts?.length ? [letter.facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
    `${letter.action.label}:\n${letter.action.url}`,
    ...letter.after,
    ...(letter.aside ? [`${letter.aside.label}:\n${letter.aside.url}`] : []),
    "--",
    letter.why ?? texts.frame.why,
    `Heirlock. ${texts.frame.tagline}`,
  ].join("\n\n");
}

/** Both parts come from the same letter, so that neither can say something else. */
export async function renderLetter(letter: Letter): Promise<RenderedLetter> {
  return { subject: letter.subject, html: await render(document(letter)), text: `${plainText(letter)}\n` };
}

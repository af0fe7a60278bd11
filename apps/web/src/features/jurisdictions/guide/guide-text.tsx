import { clsx } from "clsx";
import { marked, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";

/**
 * Markdown as elements of React: nothing is ever written as HTML, so that tags in a text are read as text, and only
 * links to the web are links. Headings begin below those of the section around it.
 */
export default function GuideText({ markdown }: { markdown: string }) {
  return <div className="grid gap-3.5 wrap-anywhere">{blocks(marked.lexer(markdown))}</div>;
}

const blocks = (tokens: readonly Token[]): ReactNode => keyed(tokens, block);
const inlines = (tokens: readonly Token[]): ReactNode => keyed(tokens, inline);

const inside = (token: Token): readonly Token[] => ("tokens" in token && token.tokens) || [];

function keyed(tokens: readonly Token[], draw: (token: Token) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text has no other identity, and never changes its order
  return tokens.map((token, i) => <Fragment key={i}>{draw(token)}</Fragment>);
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      return heading(token as Tokens.Heading);
    case "paragraph":
      return <p>{inlines(inside(token))}</p>;
    case "list":
      return list(token as Tokens.List);
    case "blockquote":
      return <blockquote className="border-s-4 border-line ps-4">{blocks(inside(token))}</blockquote>;
    case "table":
      return table(token as Tokens.Table);
    case "hr":
      return <hr className="border-line" />;
    case "code":
      return <pre className="code overflow-x-auto rounded-md bg-sunken p-3">{(token as Tokens.Code).text}</pre>;
    default:
      return inside(token).length > 0 ? inlines(inside(token)) : <p>{token.raw}</p>;
  }
}

function heading({ depth, tokens }: Tokens.Heading): ReactNode {
  const Heading = depth <= 2 ? "h4" : "h5";
  return (
    <Heading className={clsx("mt-2 first:mt-0", depth <= 2 ? "text-h4" : "font-semibold")}>{inlines(tokens)}</Heading>
  );
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const drawn = keyed(items, (item) => <li className="ps-1">{blocks(inside(item))}</li>);
  const look = "grid gap-1.5 ps-6 marker:text-brass-strong";
  if (!ordered) return <ul className={clsx(look, "list-disc")}>{drawn}</ul>;
  return (
    <ol start={start || 1} className={clsx(look, "list-decimal")}>
      {drawn}
    </ol>
  );
}

function table({ header, rows }: Tokens.Table): ReactNode {
  const cell = "border-b border-line py-2 pe-4 text-start align-top";
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr>
            {header.map(({ tokens, text }) => (
              <th key={text} scope="col" className={clsx(cell, "font-semibold")}>
                {inlines(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(({ text }) => text).join("|")}>
              {row.map(({ tokens }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={i} className={cell}>
                  {inlines(tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(token: Token): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong className="font-semibold text-ink">{inlines(inside(token))}</strong>;
    case "em":
      return <em>{inlines(inside(token))}</em>;
    case "del":
      return <del>{inlines(inside(token))}</del>;
    case "codespan":
      return <code className="code">{(token as Tokens.Codespan).text}</code>;
    case "br":
      return <br />;
    case "link":
      return link(token as Tokens.Link);
    case "image":
      return (token as Tokens.Image).text;
    case "escape":
      return (token as Tokens.Escape).text;
    case "text":
      return inside(token).length > 0 ? inlines(inside(token)) : (token as Tokens.Text).text;
    default:
      return token.raw;
  }
}

function link({ href, tokens }: Tokens.Link): ReactNode {
  if (!/^https?:\/\//i.test(href)) return inlines(tokens);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {inlines(tokens)}
    </a>
  );
}

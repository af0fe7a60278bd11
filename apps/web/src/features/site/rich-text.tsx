import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Alert } from "../../ui/feedback/alert.tsx";
import type { TextBlock } from "./offers/text-content.ts";

const linkPattern = /\[([^\]]+)\]\((\/[^)]*)\)/;

/** A sentence in which `[words](/path)` is a link to one of our own pages. */
export function withLinks(text: string): ReactNode {
  const found = linkPattern.exec(text);
  if (!found) return text;
  const [whole, words, path] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <Link to={path as "/help"}>{words}</Link>
      {withLinks(text.slice(found.index + whole.length))}
    </>
  );
}

export function RichText({ block }: { block: TextBlock }) {
  if (typeof block === "string") return <p>{withLinks(block)}</p>;
  if ("note" in block) return <Alert tone="plain">{withLinks(block.note)}</Alert>;
  if ("list" in block)
    return (
      <ul className="grid list-disc gap-2 ps-6 marker:text-brass-strong">
        {block.list.map((item) => (
          <li key={item} className="ps-1">
            {withLinks(item)}
          </li>
        ))}
      </ul>
    );
  return (
    <ol className="grid gap-3.5">
      {block.steps.map((item, i) => (
        <li key={item} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
          <span
            aria-hidden
            className="grid size-8.5 place-items-center rounded-full bg-primary-tint text-primary-ink serif"
          >
            {i + 1}
          </span>
          <span className="pt-1">{withLinks(item)}</span>
        </li>
      ))}
    </ol>
  );
}

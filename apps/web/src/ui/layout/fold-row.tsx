import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Card } from "./card.tsx";

export interface FoldRowProps {
  title: ReactNode;
  /** What is in it, or what is set. */
  text?: ReactNode;
  /** An icon or a tile at the start of the line. */
  icon?: ReactNode;
  /** A badge at the end of the line. */
  aside?: ReactNode;
  /** Open now whatever was pressed, such as while it holds an error. */
  heldOpen?: boolean | undefined;
  /** Opens by itself whenever this becomes true; whoever wants to can close it again. */
  opens?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** Of the title. */
  id?: string | undefined;
  children: ReactNode;
}

/** A closed row that opens in place. Several of them share the card of `FoldRows`. */
export function FoldRow({ title, text, icon, aside, heldOpen, opens, level = 2, id, children }: FoldRowProps) {
  const own = useId();
  const titleId = id ?? own;
  const [pressed, setPressed] = useState(opens ?? false);
  const [before, setBefore] = useState(opens);
  if (opens !== before) {
    setBefore(opens);
    if (opens) setPressed(true);
  }
  const isOpen = heldOpen || pressed;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={titleId}>
      <Heading className="font-sans text-body leading-[1.3] font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setPressed(!isOpen)}
          className="flex min-h-15 w-full items-center gap-3 rounded-sm py-1.5 text-start"
        >
          {icon}
          {/* In large text a badge goes below the words. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 flex-[1_1_8rem]">
              <span id={titleId} className="block font-semibold break-words">
                {title}
              </span>
              {text && <span className="block text-meta break-words text-ink-2">{text}</span>}
            </span>
            {aside}
          </span>
          <ChevronDown
            aria-hidden
            size={20}
            strokeWidth={1.8}
            className={clsx("flex-none text-ink-3 transition-transform duration-(--d2)", isOpen && "rotate-180")}
          />
        </button>
      </Heading>
      {isOpen && <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-5">{children}</div>}
    </section>
  );
}

export function FoldRows({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <Card className={clsx("divide-y divide-line px-4.5! py-0!", className)}>{children}</Card>;
}

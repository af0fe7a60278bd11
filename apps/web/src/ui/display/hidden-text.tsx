import { clsx } from "clsx";
import type { ReactNode } from "react";

/** In the place of a private text until somebody asks for it. */
export function HiddenText({ text, action }: { text: string; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3.5 rounded-md border border-line bg-sunken px-4.5 py-4">
      <p className="min-w-0 flex-1 basis-56 text-ink-2">{text}</p>
      {action}
    </div>
  );
}

export interface ShownTextProps {
  text: string;
  /** How long it stays. */
  until: string;
  actions: ReactNode;
  /** Whether it goes on paper with the page. */
  onPaper?: boolean;
}

/** A private text that was asked for. No browser's translation gets it. */
export function ShownText({ text, until, actions, onPaper = true }: ShownTextProps) {
  return (
    <>
      <div
        dir="auto"
        translate="no"
        className={clsx(
          "rounded-md border border-line bg-sunken px-4.5 py-4 text-[1.06rem] break-words whitespace-pre-wrap",
          !onPaper && "print:hidden",
        )}
      >
        {text}
      </div>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-ink-3">{until}</p>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </>
  );
}

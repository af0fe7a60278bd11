import { clsx } from "clsx";
import type { ReactNode } from "react";

/**
 * Cancel, then the action, at the end of a form or a dialog. On phones the action is on top; `reading-flow` lets Tab
 * and screen readers follow the eye there too, in browsers that know it.
 */
export function ActionRow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div
      className={clsx(
        "flex flex-col-reverse gap-3 [reading-flow:flex-visual] max-md:*:w-full md:flex-row md:flex-wrap md:justify-end",
        className,
      )}
    >
      {children}
    </div>
  );
}

import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface PageHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  /** Badges or a meta line under the title. */
  meta?: ReactNode;
  /** At most one primary button; full width on phones. */
  actions?: ReactNode;
  /** A BackLink or Breadcrumb above the title. */
  back?: ReactNode;
  /** On phones, too, title and button share a line where both fit; the text follows below them. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** The one h1 of a page. It can take focus, so that a change of page is announced. */
export function PageHeader({ title, text, meta, actions, back, compact, className }: PageHeaderProps) {
  const below = compact && "max-md:order-1 max-md:mt-0 max-md:w-full";
  return (
    <header className={clsx("mb-4.5 md:mb-6.5", className)}>
      {back && <div className="mb-1">{back}</div>}
      <div
        className={clsx("flex flex-wrap items-end justify-between gap-x-5 gap-y-3.5", compact && "max-md:gap-y-0.5")}
      >
        <div className={clsx("min-w-0", compact ? "max-md:contents" : "max-md:w-full")}>
          <h1 tabIndex={-1}>{title}</h1>
          {text && <p className={clsx("mt-1.5 max-w-measure text-ink-2", below)}>{text}</p>}
          {meta && <div className={clsx("mt-2.5 flex flex-wrap items-center gap-2", below)}>{meta}</div>}
        </div>
        {actions && (
          <div className={clsx("flex flex-wrap gap-3 max-md:*:flex-1", !compact && "max-md:w-full")}>{actions}</div>
        )}
      </div>
    </header>
  );
}

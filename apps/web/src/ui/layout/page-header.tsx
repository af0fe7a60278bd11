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
  /** On phones, too, title and button share a line where both fit. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** The one h1 of a page. It can take focus, so that a change of page is announced. */
export function PageHeader({ title, text, meta, actions, back, compact, className }: PageHeaderProps) {
  const line = !compact && "max-md:w-full";
  return (
    <header className={clsx("mb-4.5 md:mb-6.5", className)}>
      {back && <div className="mb-1">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3.5">
        <div className={clsx("min-w-0", line)}>
          <h1 tabIndex={-1}>{title}</h1>
          {text && <p className="mt-1.5 max-w-measure text-ink-2">{text}</p>}
          {meta && <div className="mt-2.5 flex flex-wrap items-center gap-2">{meta}</div>}
        </div>
        {actions && <div className={clsx("flex flex-wrap gap-3 max-md:*:flex-1", line)}>{actions}</div>}
      </div>
    </header>
  );
}

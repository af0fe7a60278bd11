import { ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { renderAs } from "../buttons/render-as.ts";

export interface Crumb {
  id: string;
  label: ReactNode;
  /** The link; the last crumb is the page itself and has none. */
  render?: ReactElement | undefined;
}

export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation("ui");
  return (
    <nav aria-label={t("breadcrumb.label")}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, i) => (
          <li key={item.id} className="inline-flex min-h-11 items-center gap-2">
            {i > 0 && <ChevronRight aria-hidden size={17} strokeWidth={2} className="flip text-ink-3" />}
            {item.render ? (
              <CrumbLink render={item.render}>{item.label}</CrumbLink>
            ) : (
              <span aria-current="page" className="text-ink-2">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ render, children }: { render: ReactElement; children: ReactNode }) {
  return renderAs(render, { className: "inline-flex min-h-11 items-center no-underline hover:underline", children });
}

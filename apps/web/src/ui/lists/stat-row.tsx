import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Card } from "../layout/card.tsx";

export interface Stat {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** One line under the figure, such as a second currency. */
  note?: ReactNode;
}

/** Key figures in one ruled strip; as many columns as the figures need. */
export function StatRow({ items, className }: { items: readonly Stat[]; className?: string | undefined }) {
  return (
    <Card className={clsx("overflow-hidden p-0! md:p-0!", className)}>
      {/* The negative margin hides the outer rules, whatever the number of columns. */}
      <dl className="-ms-px -mt-px grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.4rem),1fr))]">
        {items.map((item) => (
          <div key={item.id} className="min-w-0 border-s border-t border-line px-4.5 py-4 md:px-5.5 md:py-4.5">
            <dt className="text-meta text-ink-2">{item.label}</dt>
            <dd className="mt-0.5 text-[1.5rem] leading-[1.25] serif">
              {item.value}
              {item.note && (
                <span className="block font-sans text-meta font-normal tracking-normal text-ink-2">{item.note}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import type { ReactNode } from "react";
import { Card, CardHeader } from "../../ui/layout/card.tsx";
import { FoldRow } from "../../ui/layout/fold-row.tsx";

export interface HomeCardProps {
  id: string;
  title: string;
  /** A closed row, which says what is in it (ease.md, section 4). */
  asRow?: boolean;
  summary?: ReactNode;
  /** A link or badge at the end of the first line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One card of a Home, or on phones the row that opens to it. */
export function HomeCard({ id, title, asRow = false, summary, action, children }: HomeCardProps) {
  if (asRow)
    return (
      <FoldRow id={id} title={title} text={summary}>
        <div>
          {children}
          {action && <div className="mt-1 *:[a]:inline-flex *:[a]:min-h-11 *:[a]:items-center">{action}</div>}
        </div>
      </FoldRow>
    );
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader id={id} title={title} action={action} />
      {children}
    </Card>
  );
}

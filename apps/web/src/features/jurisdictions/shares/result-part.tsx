import type { ReactNode } from "react";
import { useWide } from "../../../platform/use-media.ts";
import { Card, type CardProps } from "../../../ui/layout/card.tsx";
import { FoldRow } from "../../../ui/layout/fold-row.tsx";

export interface ResultPartProps extends Pick<CardProps, "tone" | "className"> {
  /** Of the heading. */
  id: string;
  title: string;
  /** What is in it, said while it is closed. */
  text?: ReactNode;
  children: ReactNode;
}

/** What comes after the shares: a card where there is room, a row that opens on a phone. */
export function ResultPart({ id, title, text, tone, className, children }: ResultPartProps) {
  if (!useWide()) {
    return (
      <FoldRow id={id} title={title} text={text}>
        <div>{children}</div>
      </FoldRow>
    );
  }
  return (
    <Card as="section" aria-labelledby={id} tone={tone} className={className}>
      <h2 id={id} className="mb-1.5 text-h3">
        {title}
      </h2>
      {children}
    </Card>
  );
}

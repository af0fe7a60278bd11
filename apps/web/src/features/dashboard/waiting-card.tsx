import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";

export interface WaitingCardProps {
  /** Of what waits; unlike any other on the page. */
  id: string;
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** Something on Home that waits for the person, with what they can do about it. */
export function WaitingCard({ id, icon, title, text, children }: WaitingCardProps) {
  const heading = `waiting-${id}`;
  return (
    <Card as="section" tone="brass" aria-labelledby={heading} className="grid gap-4">
      <div className="flex items-start gap-4">
        <IconTile icon={icon} tone="surface" />
        <div className="min-w-0">
          <h2 id={heading} className="text-h3">
            {title}
          </h2>
          <p className="mt-1">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
    </Card>
  );
}

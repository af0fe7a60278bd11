import { OctagonX } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { numbered } from "../numbered.ts";

export interface WordsDifferentProps {
  title: string;
  text: ReactNode;
  /** What to do now, in order. */
  points: readonly ReactNode[];
  actions: ReactNode;
}

/** The stop page after "A word is different": what holds, what to do, and no way to try the words again by chance. */
export function WordsDifferent({ title, text, points, actions }: WordsDifferentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="words-different" className="grid gap-5">
      <IconTile icon={OctagonX} tone="danger" />
      <div>
        <h2 ref={heading} id="words-different" tabIndex={-1} className="text-h2">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[60ch] text-lead text-ink-2">{text}</p>
      </div>
      <ol className="grid max-w-[64ch] list-decimal gap-2.5 ps-6 marker:font-semibold">
        {numbered(points).map(({ place, what }) => (
          <li key={place} className="ps-1">
            {what}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>
    </Card>
  );
}

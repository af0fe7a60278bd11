import type { ReactNode } from "react";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { Card } from "../../../ui/layout/card.tsx";

export interface CompareLayoutProps {
  /** Whose key is in question. */
  name: string;
  title: string;
  lead: ReactNode;
  back: ReactNode;
  /** Beside the words on wide screens, under them on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page on which two people compare their words, on either side (mock-up q2). */
export function CompareLayout({ name, title, lead, back, aside, children }: CompareLayoutProps) {
  return (
    <>
      <div className="mb-1.5">{back}</div>
      <header className="mb-5 flex items-start gap-4 md:mb-6 md:gap-5">
        <Avatar name={name} size="lg" />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="break-words">
            {title}
          </h1>
          <p className="mt-1.5 max-w-[60ch] text-ink-2">{lead}</p>
        </div>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">{children}</div>
        {aside && <div className="grid min-w-0 gap-5">{aside}</div>}
      </div>
    </>
  );
}

export interface WhyCardProps {
  title: string;
  text: ReactNode;
  /** What holds meanwhile. */
  until?: { title: string; text: ReactNode } | undefined;
}

export function WhyCard({ title, text, until }: WhyCardProps) {
  return (
    <Card as="section" aria-labelledby="why-compare">
      <h2 id="why-compare" className="mb-2 text-h3">
        {title}
      </h2>
      <p className="text-ink-2">{text}</p>
      {until && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="mb-0.5 font-sans text-body font-semibold">{until.title}</h3>
          <p className="text-ink-2">{until.text}</p>
        </div>
      )}
    </Card>
  );
}

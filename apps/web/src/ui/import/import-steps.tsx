import { type ReactNode, useEffect, useRef } from "react";
import { SegmentedProgress } from "../feedback/segmented-progress.tsx";
import { PageHeader } from "../layout/page-header.tsx";

const order = ["file", "check", "done"] as const;
export type ImportStep = (typeof order)[number];

export interface ImportStepsProps {
  at: ImportStep;
  back: ReactNode;
  title: string;
  text: string;
  /** What the steps lead through, and how each is called. */
  label: string;
  stepName: (step: ImportStep) => string;
  children: ReactNode;
}

/** An import on its way: choose a file, check what was found, done. */
export function ImportSteps({ at, back, title, text, label, stepName, children }: ImportStepsProps) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(at);
  // The next step begins at its heading, for eyes and for screen readers.
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    top.current?.querySelector("h1")?.focus();
  }, [at]);
  return (
    <div ref={top}>
      <PageHeader back={back} title={title} text={text} />
      <SegmentedProgress
        label={label}
        steps={order.map(stepName)}
        current={at === "done" ? order.length : order.indexOf(at)}
        className="mb-7"
      />
      {children}
    </div>
  );
}

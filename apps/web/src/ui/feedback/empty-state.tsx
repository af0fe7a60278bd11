import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RingFrame } from "../charts/ring-frame.tsx";

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  icon: LucideIcon;
  /** One button. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** What will be here, drawn as the first rings of a tree, and one way to begin. */
export function EmptyState({ title, text, icon: Icon, action, level = 2, className }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={clsx("grid justify-items-center px-2 py-4 text-center", className)}>
      <RingFrame>
        <Icon aria-hidden size={30} strokeWidth={1.7} />
      </RingFrame>
      <Heading className="mt-3 text-h3">{title}</Heading>
      {text && <p className="mt-2 max-w-[44ch] text-ink-2">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

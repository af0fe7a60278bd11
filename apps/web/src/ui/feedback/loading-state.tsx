import { clsx } from "clsx";
import { Hourglass } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { SkeletonRows } from "./skeleton.tsx";

export interface LoadingStateProps {
  /** "Loading your assets..." */
  label: ReactNode;
  /** The shape of what is coming; rows unless given. */
  children?: ReactNode;
  /** Milliseconds of nothing first: most answers arrive sooner, and a flash is worse than a pause. */
  delay?: number | undefined;
  className?: string | undefined;
}

export function LoadingState({ label, children, delay = 500, className }: LoadingStateProps) {
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <div aria-busy="true" className={clsx("min-h-40", className)}>
      <p role="status" className={clsx("flex items-center gap-3 text-ink-2", shown && "mb-6")}>
        {shown && (
          <>
            <Hourglass aria-hidden size={20} strokeWidth={1.8} />
            {label}
          </>
        )}
      </p>
      {shown && (children ?? <SkeletonRows />)}
    </div>
  );
}

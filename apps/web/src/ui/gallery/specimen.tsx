import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** A row of samples with room between them. */
export function Row({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={clsx("flex flex-wrap items-center gap-3", className)}>{children}</div>;
}

export function Columns({ children, count = 2 }: { children: ReactNode; count?: 2 | 3 | undefined }) {
  return (
    <div
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5",
        count === 2 ? "md:grid-cols-2" : "md:grid-cols-3",
      )}
    >
      {children}
    </div>
  );
}

/** Stands for the router's link, which the components take as `render`. */
export function SampleLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a href="#main" {...rest}>
      {children}
    </a>
  );
}

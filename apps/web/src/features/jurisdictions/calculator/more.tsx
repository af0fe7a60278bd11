import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** Questions that few people need, behind a line that opens them. */
export function More({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-primary [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={2}
          className="transition-transform duration-(--d1) group-open:rotate-180"
        />
        {title}
      </summary>
      <div className="grid gap-6 pt-2">{children}</div>
    </details>
  );
}

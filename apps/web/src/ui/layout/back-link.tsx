import { ArrowLeft } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { renderAs } from "../buttons/render-as.ts";

/** "Back to Assets": `<BackLink render={<Link to="/assets" />}>Back to Assets</BackLink>`. */
export function BackLink({ render, children }: { render: ReactElement; children: ReactNode }) {
  return renderAs(render, {
    className: "inline-flex min-h-11 items-center gap-2 font-semibold text-primary no-underline hover:underline",
    children: (
      <>
        <ArrowLeft aria-hidden size={20} strokeWidth={1.8} className="flip" />
        {children}
      </>
    ),
  });
}

import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RingFrame } from "../../ui/charts/ring-frame.tsx";

/** A page that says what is wrong and how to go on. It stands inside of whatever frame the address has. */
export function ProblemPage({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-[560px] content-center justify-items-center px-5 py-12 text-center">
      <RingFrame className="size-44">
        <Icon aria-hidden size={38} strokeWidth={1.7} />
      </RingFrame>
      <h1 tabIndex={-1} className="mt-6">
        {title}
      </h1>
      <p className="mt-3 text-lead text-ink-2">{text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

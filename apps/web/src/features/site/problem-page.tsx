import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RingFrame } from "../../ui/charts/ring-frame.tsx";

/** A page that says what is wrong and how to go on. It stands inside of whatever frame the address has. */
export function ProblemPage({
  icon: Icon,
  title,
  text,
  below,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  /** In the whole width, below the buttons. */
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-[560px] content-center justify-items-center px-5 py-4 text-center md:min-h-[70dvh] md:py-12">
      <RingFrame className="size-36 md:size-44">
        <Icon aria-hidden size={38} strokeWidth={1.7} />
      </RingFrame>
      <h1 tabIndex={-1} className="mt-3 md:mt-6">
        {title}
      </h1>
      <p className="mt-2 text-ink-2 md:mt-3 md:text-lead">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:grow md:mt-7">{children}</div>
      {below && <div className="mt-4 w-full text-start md:mt-7">{below}</div>}
    </div>
  );
}

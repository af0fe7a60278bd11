import { clsx } from "clsx";

// Two rings of a tree through 24 points each, in relative steps: they are part of every first load.
const outer =
  "M24,3.3c1.8-.1 3.7,0 5.5,.3s3.7,.8 5.3,1.7s3.2,2.1 4.5,3.4s2.5,2.9 3.4,4.5s1.7,3.4 2.2,5.2s.9,3.7 .9,5.6s-.2,3.8-.7,5.6s-1.3,3.7-2.3,5.3s-2.2,3.1-3.5,4.4s-2.8,2.6-4.4,3.5s-3.5,1.7-5.3,2.1s-3.8,.5-5.6,.4s-3.7-.6-5.4-1.2s-3.3-1.4-4.9-2.3s-3.1-1.8-4.5-3s-2.8-2.5-3.9-4s-2-3.3-2.6-5.1s-.9-3.8-.9-5.7s.2-4 .7-5.8s1.3-3.7 2.3-5.3s2.4-3.1 3.8-4.3s3.1-2.1 4.8-2.9s3.5-1.3 5.3-1.7s3.5-.6 5.3-.7Z";
const inner =
  "M24,8.6c1.4-.1 2.8,0 4.1,.2s2.8,.6 4,1.2s2.4,1.5 3.4,2.5s1.8,2.2 2.5,3.4s1.1,2.5 1.5,3.9s.7,2.8 .7,4.2s-.1,2.8-.5,4.2s-1,2.7-1.7,3.9s-1.6,2.3-2.6,3.3s-2.2,1.8-3.4,2.5s-2.5,1.3-3.8,1.6s-2.8,.4-4.2,.3s-2.7-.5-4-.9s-2.5-1-3.7-1.6s-2.3-1.3-3.4-2.2s-2.1-1.9-2.9-3s-1.5-2.5-1.9-3.8s-.7-2.9-.7-4.3s.2-2.9 .6-4.3s1-2.7 1.8-3.9s1.7-2.3 2.8-3.2s2.4-1.6 3.6-2.2s2.5-.9 3.8-1.2s2.6-.5 4-.6Z";
const keyhole = "M24 17.2a4.3 4.3 0 0 1 2.3 7.9l1.9 7.2h-8.4l1.9-7.2a4.3 4.3 0 0 1 2.3-7.9Z";

/** The rings and the keyhole; never mirrored. */
export function LogoMark({ size = 34, className }: { size?: number | undefined; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      <path d={outer} strokeWidth={2.4} />
      <path d={inner} strokeWidth={2} />
      <path d={keyhole} fill="currentColor" stroke="none" />
    </svg>
  );
}

export interface LogoProps {
  size?: number | undefined;
  /** Brass mark on the dark bars, cedar on paper. */
  on?: "paper" | "spine" | undefined;
  className?: string | undefined;
}

/** Mark and name. The name is not translated; it is the same word in every language. */
export function Logo({ size = 34, on = "paper", className }: LogoProps) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-[11px] leading-none serif",
        on === "spine" ? "text-on-spine" : "text-ink",
        size >= 34 ? "text-[1.55rem]" : "text-[1.35rem]",
        className,
      )}
    >
      <LogoMark size={size} className={on === "spine" ? "text-brass" : "text-primary"} />
      <span lang="en" className="pt-[.14em] font-medium tracking-[-.01em]">
        Heirlock
      </span>
    </span>
  );
}

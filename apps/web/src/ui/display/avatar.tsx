import { clsx } from "clsx";
import { type AvatarTone, initialsOf, toneOf } from "./initials.ts";

const tones: Record<AvatarTone, string> = {
  primary: "bg-primary-tint text-primary-ink",
  brass: "bg-brass-tint text-brass-ink",
  info: "bg-info-tint text-info",
  neutral: "bg-sunken text-ink-2",
};

const sizes = { sm: "size-8.5 text-meta", md: "size-11 text-body", lg: "size-17 text-h3 serif" };

/** Initials in a circle. The name always stands beside it, so it is hidden from screen readers. */
export function Avatar({
  name,
  size = "md",
  tone,
  draft = false,
  className,
}: {
  name: string;
  size?: keyof typeof sizes | undefined;
  /** Chosen from the name when left out, so that a person keeps a colour. */
  tone?: AvatarTone | undefined;
  draft?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden
      className={clsx(
        "inline-grid flex-none place-items-center rounded-full leading-none font-semibold",
        sizes[size],
        draft ? "border-[1.5px] border-dashed border-line-strong bg-surface text-ink-2" : tones[tone ?? toneOf(name)],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

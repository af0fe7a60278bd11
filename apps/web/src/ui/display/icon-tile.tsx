import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";

export type IconTileTone = "primary" | "brass" | "info" | "neutral" | "danger" | "warning" | "surface";

const tones: Record<IconTileTone, string> = {
  primary: "bg-primary-tint text-primary-ink",
  brass: "bg-brass-tint text-brass-ink",
  info: "bg-info-tint text-info",
  neutral: "bg-sunken text-ink-2",
  danger: "bg-danger-tint text-danger",
  warning: "bg-warning-tint text-warning",
  surface: "bg-surface text-ink",
};

/** The rounded square with a picture that opens a card or a row; decoration, so it has no name. */
export function IconTile({
  icon: Icon,
  tone = "primary",
  size = "md",
  className,
}: {
  icon: LucideIcon;
  tone?: IconTileTone | undefined;
  size?: "sm" | "md" | undefined;
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden
      className={clsx(
        "inline-grid flex-none place-items-center",
        size === "sm" ? "size-9 rounded-[11px]" : "size-11 rounded-[13px]",
        tones[tone],
        className,
      )}
    >
      <Icon size={size === "sm" ? 18 : 22} strokeWidth={1.8} />
    </span>
  );
}

import { clsx } from "clsx";
import {
  Ban,
  Check,
  Circle,
  CircleAlert,
  CircleDashed,
  Hourglass,
  Info,
  type LucideIcon,
  Tag,
  TriangleAlert,
  X,
} from "lucide-react";
import type { ReactNode } from "react";

/** The eleven variants of the ledger (GEN-014). */
export const badgeVariants = [
  "default",
  "secondary",
  "destructive",
  "outline",
  "success",
  "warning",
  "info",
  "confirmed",
  "pending",
  "draft",
  "error",
] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

const look: Record<BadgeVariant, { className: string; icon: LucideIcon }> = {
  default: { className: "bg-primary-tint text-primary-ink", icon: Tag },
  secondary: { className: "bg-sunken text-ink-2", icon: Circle },
  destructive: { className: "bg-danger-tint text-danger", icon: Ban },
  outline: { className: "border-line-strong text-ink-2", icon: Circle },
  success: { className: "bg-success-tint text-success", icon: Check },
  warning: { className: "bg-warning-tint text-warning", icon: TriangleAlert },
  info: { className: "bg-info-tint text-info", icon: Info },
  confirmed: { className: "bg-success-tint text-success", icon: Check },
  pending: { className: "bg-brass-tint text-brass-ink", icon: Hourglass },
  draft: { className: "border-[1.5px] border-dashed border-line-strong text-ink-2", icon: CircleDashed },
  error: { className: "bg-danger-tint text-danger", icon: CircleAlert },
};

export interface BadgeProps {
  variant?: BadgeVariant | undefined;
  /** Replaces the variant's own picture, such as an envelope for "Invited". */
  icon?: LucideIcon | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Always picture and word, so that the state is never told by colour alone. */
export function Badge({ variant = "default", icon, children, className }: BadgeProps) {
  const { className: colours, icon: own } = look[variant];
  const Icon = icon ?? own;
  return (
    <span
      data-slot="badge"
      className={clsx(
        "inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border px-2.75 py-px text-meta leading-[1.3] font-semibold",
        variant === "outline" || variant === "draft" ? "" : "border-transparent contrast:border-current",
        colours,
        "in-data-[tone=brass]:bg-surface in-data-[tone=tint]:bg-surface",
        className,
      )}
    >
      <Icon aria-hidden size={15} strokeWidth={2.3} />
      {children}
    </span>
  );
}

/** A badge that can be taken away, such as a chosen person. */
export function Chip({
  children,
  onRemove,
  removeLabel,
}: {
  children: ReactNode;
  onRemove: () => void;
  removeLabel: string;
}) {
  return (
    <span className="inline-flex min-h-12 items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface ps-4 font-semibold">
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden size={18} strokeWidth={2} />
      </button>
    </span>
  );
}

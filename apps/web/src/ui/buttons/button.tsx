import { clsx } from "clsx";
import { Hourglass, type LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from "react";
import { offlineStripId, useOffline } from "../../platform/online.ts";
import { renderAs } from "./render-as.ts";

export type ButtonVariant = "primary" | "secondary" | "tint" | "ghost" | "danger" | "danger-outline" | "brass";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonProps extends Omit<ComponentProps<"button">, "children"> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width. */
  block?: boolean | undefined;
  icon?: LucideIcon | undefined;
  /** After the words; arrows and chevrons mirror by themselves. */
  iconEnd?: LucideIcon | undefined;
  /**
   * While true a press does nothing and `busyLabel` says what is going on; focus stays. A button that can be busy asks
   * the server, so without a connection it waits.
   */
  busy?: boolean | undefined;
  busyLabel?: ReactNode;
  /** While true a press does nothing; the reason stands elsewhere. False: what makes it busy needs no connection. */
  waits?: boolean | undefined;
  /** An element that takes the look, such as a link: `render={<Link to="/assets" />}`. */
  render?: ReactElement | undefined;
  children?: ReactNode;
}

const look: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-primary text-on-primary shadow-[inset_0_1px_0_oklch(1_0_0/.10),0_1px_2px_oklch(.3_.03_160/.25)] hover:bg-primary-hover contrast:shadow-none",
  secondary: "border-line-strong bg-surface text-ink hover:bg-sunken hover:border-ink-2",
  tint: "border-transparent bg-primary-tint text-primary-ink hover:border-primary-line contrast:border-primary-line",
  ghost: "border-transparent text-primary hover:bg-primary-tint hover:text-primary-ink",
  danger: "border-transparent bg-danger text-on-danger hover:bg-danger-hover",
  "danger-outline": "border-danger bg-surface text-danger hover:bg-danger-tint",
  brass: "border-transparent bg-brass text-on-brass hover:border-brass-ink contrast:border-black",
};

const dimensions: Record<ButtonSize, string> = {
  sm: "min-h-11 px-3.5 py-1.5 rounded-input",
  md: "min-h-12 px-5 py-2 rounded-md",
  lg: "min-h-14 px-7 py-2.5 rounded-[14px] text-[1.08rem]",
};

const off = "border-transparent bg-wash text-ink-3";

/** The classes of a button, for the rare element that cannot be rendered through `Button`. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  { block = false, busy = false }: { block?: boolean; busy?: boolean } = {},
): string {
  return clsx(
    "inline-flex items-center justify-center gap-2.5 border-[1.5px] text-center leading-[1.2] font-semibold no-underline",
    "transition-[background-color,border-color,color] duration-(--d1) ease-out",
    "disabled:bg-wash disabled:text-ink-3 disabled:border-transparent disabled:shadow-none",
    dimensions[size],
    busy ? off : look[variant],
    block && "w-full",
  );
}

export function Button({
  variant = "primary",
  size = "md",
  block = false,
  icon,
  iconEnd: IconEnd,
  busy,
  busyLabel,
  waits,
  render,
  children,
  className,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const Icon = busy ? Hourglass : icon;
  const mirrors = IconEnd && /arrow|chevron/i.test(IconEnd.displayName ?? "");
  const isOffline = useOffline(busy !== undefined && waits === undefined);
  const isStopped = busy || waits || isOffline;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isStopped) event.preventDefault();
    else onClick?.(event);
  };
  return renderAs(render, {
    "data-slot": "button",
    className: clsx(buttonClass(variant, size, { block, busy: isStopped }), className),
    "aria-disabled": isStopped || undefined,
    "aria-busy": busy || undefined,
    ...(isOffline && { "aria-describedby": offlineStripId }),
    onClick: handleClick,
    ...(render ? {} : { type }),
    ...rest,
    children: (
      <>
        {Icon && <Icon aria-hidden size={20} strokeWidth={1.8} />}
        <span className="min-w-0">{busy ? (busyLabel ?? children) : children}</span>
        {IconEnd && <IconEnd aria-hidden size={20} strokeWidth={1.8} className={mirrors ? "flip" : undefined} />}
      </>
    ),
  });
}

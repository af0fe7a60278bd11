import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactElement } from "react";
import { renderAs } from "./render-as.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does, for those who do not see the picture. */
  label: string;
  icon: LucideIcon;
  bordered?: boolean | undefined;
  /** A dot in the corner, such as for unread news; say the same in `label`. */
  dot?: boolean | undefined;
  /** Mirrors in right-to-left pages. */
  mirrored?: boolean | undefined;
  render?: ReactElement | undefined;
}

/** Only close, more, notifications and help on phones go without words (design.md 6). */
export function IconButton({
  label,
  icon: Icon,
  bordered = false,
  dot = false,
  mirrored = false,
  render,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return renderAs(render, {
    "data-slot": "button",
    "aria-label": label,
    ...(render ? {} : { type }),
    className: clsx(
      "relative inline-grid size-11 flex-none place-items-center rounded-md border-[1.5px] transition-colors duration-(--d1)",
      "disabled:text-ink-3 disabled:opacity-60",
      bordered ? "border-line bg-surface text-ink-2 hover:border-line-strong" : "border-transparent hover:bg-sunken",
      "text-ink-2 hover:text-ink in-data-spine:text-on-spine in-data-spine:hover:bg-spine-2",
      className,
    ),
    ...rest,
    children: (
      <>
        <Icon aria-hidden size={22} strokeWidth={1.8} className={mirrored ? "flip" : undefined} />
        {dot && (
          <span className="absolute end-2.5 top-2 size-2.5 rounded-full border-2 border-paper bg-danger in-data-spine:border-spine in-data-spine:bg-brass" />
        )}
      </>
    ),
  });
}

import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Hourglass, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../buttons/button.tsx";

export type AlertTone = "info" | "warning" | "success" | "danger" | "plain" | "brass";

const tones: Record<AlertTone, { box: string; picture: string; icon: LucideIcon }> = {
  info: { box: "border-info-line bg-info-tint", picture: "text-info", icon: Info },
  warning: { box: "border-warning-line bg-warning-tint", picture: "text-warning", icon: TriangleAlert },
  success: { box: "border-success-line bg-success-tint", picture: "text-success", icon: CircleCheck },
  danger: { box: "border-danger-line bg-danger-tint", picture: "text-danger", icon: CircleAlert },
  plain: { box: "border-line bg-sunken", picture: "text-ink-2", icon: Info },
  brass: { box: "border-brass-line bg-brass-tint", picture: "text-brass-ink", icon: Hourglass },
};

export interface AlertProps {
  tone?: AlertTone | undefined;
  title?: ReactNode;
  icon?: LucideIcon | undefined;
  children?: ReactNode;
  /** Buttons or links under the text. */
  action?: ReactNode;
  /** For a notice that appears while the page is open: polite for news, assertive for errors. */
  live?: "polite" | "assertive" | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export function Alert({ tone = "info", title, icon, children, action, live, id, className }: AlertProps) {
  const { box, picture, icon: own } = tones[tone];
  const Icon = icon ?? own;
  return (
    <div
      id={id}
      role={live === "assertive" ? "alert" : live === "polite" ? "status" : undefined}
      className={clsx("flex gap-3.5 rounded-md border px-4.5 py-4 text-ink", box, className)}
    >
      <Icon aria-hidden size={22} strokeWidth={1.8} className={clsx("mt-0.5", picture)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={clsx(title && "mt-0.5", title ? "text-ink-2" : "")}>{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}

/** What can be done about it: `<Alert action={<AlertButton onClick={retry}>{t("tryAgain")}</AlertButton>}>`. */
export function AlertButton(props: Omit<ButtonProps, "variant" | "size">) {
  return <Button variant="secondary" size="sm" {...props} />;
}

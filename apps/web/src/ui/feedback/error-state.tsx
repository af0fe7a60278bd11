import { clsx } from "clsx";
import { CircleAlert, type LucideIcon, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../buttons/button.tsx";
import { IconTile } from "../display/icon-tile.tsx";

export interface ErrorStateProps {
  title: ReactNode;
  /** The plain cause, and "Nothing you saved is lost." when that is true. */
  text?: ReactNode;
  /** Try Again; reloads the page unless given. */
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  errorId?: string | undefined;
  icon?: LucideIcon | undefined;
  /** More ways on, after Try Again. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

export function ErrorState({
  title,
  text,
  onRetry = () => location.reload(),
  busy = false,
  errorId,
  icon = CircleAlert,
  action,
  level = 2,
  className,
}: ErrorStateProps) {
  const { t } = useTranslation("ui");
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={clsx("grid justify-items-center px-2 py-4 text-center", className)}>
      <IconTile icon={icon} tone="danger" />
      <Heading className="mt-4 text-h3">{title}</Heading>
      {text && <p className="mt-2 max-w-[48ch] text-ink-2">{text}</p>}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button icon={RefreshCw} onClick={onRetry} busy={busy} busyLabel={t("loading.short")}>
          {t("errors.tryAgain")}
        </Button>
        {action}
      </div>
      {errorId && (
        <p className="mt-4 text-meta text-ink-3">
          {t("errors.errorId")}{" "}
          <bdi dir="ltr" className="code select-all">
            {errorId}
          </bdi>
        </p>
      )}
    </div>
  );
}

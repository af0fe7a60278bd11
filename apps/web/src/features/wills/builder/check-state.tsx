import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import type { useProblems } from "./use-problems.ts";

export interface CheckStateProps {
  check: ReturnType<typeof useProblems>;
  /** Said while there is nothing to list. */
  fine: string;
  /** What there is to list; null for nothing. */
  children: ReactNode;
}

/** The check on its way, failed, with nothing to say, or with its list. */
export function CheckState({ check: { problems, failed }, fine, children }: CheckStateProps) {
  const { t } = useTranslation("wills/builder");
  if (failed) return <p className="text-ink-2">{t("checks.failed")}</p>;
  if (problems === null) return <LoadingState label={t("checks.loading")} />;
  return (
    children ?? (
      <p className="flex items-start gap-2.5">
        <CircleCheck aria-hidden size={22} strokeWidth={1.8} className="mt-0.5 flex-none text-success" />
        {fine}
      </p>
    )
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Card } from "../../../ui/layout/card.tsx";

/** While the words are worked out: a named step and its bar (PRF-003). */
export function WorkingOut({ fraction }: { fraction: number }) {
  const { t } = useTranslation("sharing/compare");
  const format = useFormat();
  return (
    <Card aria-busy="true" className="grid gap-2">
      <Progress
        label={<span className="font-semibold">{t("working.title")}</span>}
        value={Math.round(fraction * 100)}
        max={100}
        valueText={format.percent(fraction)}
      />
      <p className="text-ink-2">{t("working.text")}</p>
      <p role="status" className="sr-only">
        {t("working.title")}
      </p>
    </Card>
  );
}

export function NoWords({ text, busy, onRetry }: { text: ReactNode; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation("sharing/compare");
  return (
    <Card>
      <ErrorState title={t("failed")} text={text} busy={busy} onRetry={onRetry} />
    </Card>
  );
}

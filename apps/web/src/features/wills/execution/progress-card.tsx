import type { Execution } from "@heirlock/contract/wills/execution";
import { progressSteps } from "@heirlock/domain/wills/execution-progress";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";

/** The four steps with what is next (WIL-006, WIL-007). The last one needs what does not exist yet, so nothing leads there. */
export function ProgressCard({ execution, publishedAt }: { execution: Execution; publishedAt: string | null }) {
  const { t } = useTranslation("wills/execution");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const { progress, items, documents, confirmed_at } = execution;
  const required = items.filter((item) => item.required);
  const count = (done: number, of: number) => ({ done: format.number(done), of: format.number(of) });
  const under = [
    publishedAt && t("step.published", { date: format.date(publishedAt, "short") }),
    confirmed_at !== null && progress > 0
      ? t("step.confirmed", { date: format.date(confirmed_at, "short") })
      : t("step.ticked", count(required.filter(({ ticked }) => ticked).length, required.length)),
    t("step.added", count(documents.filter(({ entry_id }) => entry_id !== null).length, documents.length)),
    null,
  ];
  return (
    <Card as="section" aria-labelledby="progress">
      <CardHeader id="progress" title={t("progress.title")} />
      <ol className="mb-5 grid md:grid-cols-4">
        {progressSteps.map((step, place) => {
          const state =
            place <= progress ? "done" : place === progress + 1 && step !== "READY_FOR_TRIGGER" ? "current" : "todo";
          return (
            <li
              key={step}
              aria-current={state === "current" ? "step" : undefined}
              className="relative flex gap-3.5 pb-4 last:pb-0 md:block md:pe-3 md:pb-0"
            >
              {place < progressSteps.length - 1 && (
                <span
                  aria-hidden
                  className={clsx(
                    "absolute start-3 top-3 bottom-[-0.75rem] w-1 md:start-3 md:end-[-0.75rem] md:top-[0.7rem] md:bottom-auto md:h-1 md:w-auto",
                    place < progress ? "bg-primary" : "bg-wash",
                  )}
                />
              )}
              <span
                aria-hidden
                className={clsx(
                  "relative grid size-7 flex-none place-items-center rounded-full",
                  state === "done" && "bg-primary text-on-primary",
                  state === "current" && "border-4 border-brass-strong bg-surface",
                  state === "todo" && "border-2 border-line-strong bg-surface",
                )}
              >
                {state === "done" && <Check size={17} strokeWidth={3} />}
              </span>
              <span className="min-w-0 leading-[1.35] md:mt-2 md:block">
                <span className={clsx("block font-semibold", state === "todo" && "text-ink-2")}>
                  {t(`step.label.${step}`)}
                  <span className="sr-only"> ({ui(`steps.${state}`)})</span>
                </span>
                {under[place] && <span className="text-meta text-ink-2">{under[place]}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <NextStep execution={execution} />
    </Card>
  );
}

function NextStep({ execution: { progress, items, documents } }: { execution: Execution }) {
  const { t } = useTranslation("wills/execution");
  if (progress >= 2)
    return (
      <Alert tone="success" title={t("next.allTitle")}>
        {t("next.all")}
      </Alert>
    );
  if (progress === 1) {
    const missing = documents.find(({ entry_id }) => entry_id === null);
    return (
      <Alert tone="brass" title={t("next.documentTitle", { document: missing?.label ?? t("documents.original") })}>
        {t("next.document")}
      </Alert>
    );
  }
  const open = items.filter(({ required, ticked }) => required && !ticked).length;
  return open > 0 ? (
    <Alert tone="brass" title={t("next.tickTitle")}>
      {t("next.tick", { count: open })}
    </Alert>
  ) : (
    <Alert tone="brass" title={t("next.confirmTitle")}>
      {t("next.confirm")}
    </Alert>
  );
}

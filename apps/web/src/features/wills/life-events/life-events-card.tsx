import type { Execution } from "@heirlock/contract/wills/execution";
import { Baby, ChevronDown, Heart, HeartCrack, House, type LucideIcon, UserMinus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";

type Told = Execution["life_events"][number];

const icons: Record<Told["event"], LucideIcon> = {
  marriage: Heart,
  birth: Baby,
  divorce: HeartCrack,
  death: UserMinus,
  move: House,
};

/** When to read the will again: once a year, and after one of five events, with what each does in its law (DOC-019). */
export function LifeEventsCard({ execution }: { execution: Pick<Execution, "review_on" | "life_events"> }) {
  const { t } = useTranslation("wills/life-events");
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="life-events">
      <CardHeader
        id="life-events"
        title={t("title")}
        description={t("lead", { date: format.date(execution.review_on, "short") })}
      />
      <ul className="divide-y divide-line border-y border-line">
        {execution.life_events.map((told) => (
          <li key={told.event}>
            <EventRow told={told} />
          </li>
        ))}
      </ul>
      <p className="mt-3.5 text-ink-2">{t("then")}</p>
    </Card>
  );
}

function EventRow({ told: { event, effects } }: { told: Told }) {
  const { t } = useTranslation("wills/life-events");
  const Icon = icons[event];
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden size={20} strokeWidth={1.8} className="flex-none text-ink-2" />
        <span className="min-w-0 flex-1">{t(`event.${event}.title`)}</span>
        <ChevronDown aria-hidden size={20} className="flex-none transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-2.5 pb-4 ps-8">
        {effects.map(({ text, origin }) => (
          <div key={text}>
            <p>{text}</p>
            <p className="text-meta text-ink-3">{t("source", { source: origin.source })}</p>
          </div>
        ))}
        {effects.length === 0 && <p className="text-ink-2">{t("notReviewed")}</p>}
        <p>{t(`event.${event}.advice`)}</p>
      </div>
    </details>
  );
}

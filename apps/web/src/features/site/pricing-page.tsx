import { useTranslation } from "react-i18next";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { CheckedList } from "./checked-list.tsx";
import { siteWidth } from "./offers/site-width.ts";
import { PlanCards } from "./plan-cards.tsx";
import { PlanTable } from "./plan-table.tsx";

export function PricingPage() {
  const { t } = useTranslation("site");
  const everywhere = t("plans.allPlansItems", { returnObjects: true }) as string[];
  const questions = t("plans.faq", { returnObjects: true }) as { q: string; a: string }[];
  return (
    <div className={`${siteWidth} grid gap-12 pt-4 pb-16 md:pt-8`}>
      <div>
        <PageHeader title={t("plans.title")} text={t("plans.lead")} />
        <PlanCards level={2} />
        <p className="mt-5 max-w-[66ch] text-ink-2">{t("plans.payText")}</p>
      </div>
      <section aria-labelledby="compare">
        <h2 id="compare" className="mb-4">
          {t("plans.compare")}
        </h2>
        <Card>
          <PlanTable />
        </Card>
      </section>
      <Card tone="tint" as="section" aria-labelledby="everywhere">
        <h2 id="everywhere" className="text-h3">
          {t("plans.allPlans")}
        </h2>
        <CheckedList items={everywhere} className="mt-3 grid gap-x-8 md:grid-cols-2" />
      </Card>
      <section aria-labelledby="questions">
        <h2 id="questions" className="mb-5">
          {t("plans.questions")}
        </h2>
        <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {questions.map(({ q, a }) => (
            <div key={q}>
              <dt className="text-h4 font-[650]">{q}</dt>
              <dd className="mt-1.5 max-w-[58ch] text-ink-2">{a}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

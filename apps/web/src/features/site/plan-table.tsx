import { limitedFeatures, planCodes, plans } from "@heirlock/domain/billing/plans";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { aiHelperIn } from "./plan-cards.tsx";

/** Every limit of every plan side by side; on phones each plan's column stays readable, because cells wrap. */
export function PlanTable() {
  const { t } = useTranslation("site");
  const format = useFormat();
  const rows: { name: string; cell: (code: (typeof planCodes)[number]) => ReactNode }[] = [
    { name: t("plans.features.price"), cell: (code) => <bdi dir="ltr">{format.money(plans[code].price, "USD")}</bdi> },
    ...limitedFeatures.map((feature) => ({
      name: t(`plans.features.${feature}`),
      cell: (code: (typeof planCodes)[number]) => <bdi>{format.number(plans[code].limits[feature])}</bdi>,
    })),
    { name: t("plans.features.jurisdictions"), cell: (code) => t(`plans.reach.${plans[code].jurisdictions}`) },
    {
      name: t("plans.features.aiHelper"),
      cell: (code) => t(code === aiHelperIn ? "plans.comingSoon" : "plans.notIncluded"),
    },
  ];
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{t("plans.compare")}</caption>
      <thead>
        <tr className="border-b-[1.5px] border-line-strong max-sm:hidden">
          <th scope="col" className="w-[34%] py-2.5 pe-3 text-start text-meta font-semibold text-ink-2">
            {t("plans.feature")}
          </th>
          {planCodes.map((code) => (
            <th key={code} scope="col" className="px-3 py-2.5 text-start">
              <span className="serif text-[1.1rem]">{t(`plans.name.${code}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cell }) => (
          <tr key={name} className="border-b border-line last:border-b-0 max-sm:block max-sm:py-3">
            <th scope="row" className="py-3.5 pe-3 text-start font-semibold max-sm:block max-sm:pt-0 max-sm:pb-1">
              {name}
            </th>
            {planCodes.map((code) => (
              <td key={code} className="num px-3 py-3.5 max-sm:flex max-sm:justify-between max-sm:px-0 max-sm:py-1">
                <span aria-hidden className="text-ink-2 sm:hidden">
                  {t(`plans.name.${code}`)}
                </span>
                <span>{cell(code)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

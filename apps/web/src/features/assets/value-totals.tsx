import type { Asset, AssetList } from "@heirlock/contract/assets";
import { assetTypes } from "@heirlock/domain/assets/kinds";
import { type Totals, totalValues } from "@heirlock/domain/assets/total-values";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Money } from "../../ui/display/money.tsx";
import { StatRow } from "../../ui/lists/stat-row.tsx";

/** The strip above the tabs: what it all comes to, per currency and never converted (D17). */
export function ValueTotals({ list }: { list: AssetList }) {
  const { t } = useTranslation("assets");
  const format = useFormat();
  const total = totalValues(list.all);
  const severalCurrencies = total.sums.length > 1;
  return (
    <section aria-label={t("totals.total")}>
      <StatRow
        items={[
          { id: "total", label: t("totals.total"), value: <Sums totals={total} /> },
          ...assetTypes
            .filter((type) => totalValues(list.byType[type]).sums.length > 0)
            .map((type) => ({
              id: type,
              label: t(`totals.${type}`),
              value: <Sums totals={totalValues(list.byType[type])} />,
            })),
          ...(total.withoutValue > 0
            ? [
                {
                  id: "without",
                  label: t("totals.withoutValue"),
                  value: t("totals.withoutValueCount", {
                    count: total.withoutValue,
                    total: format.number(list.all.length),
                  }),
                },
              ]
            : []),
        ]}
      />
      {severalCurrencies && <p className="mt-2 text-meta text-ink-3">{t("totals.notConverted")}</p>}
    </section>
  );
}

function Sums({ totals }: { totals: Totals }) {
  const { t } = useTranslation("assets");
  if (totals.sums.length === 0) return <>{t("totals.none")}</>;
  return totals.sums.map(({ currency, amount }) => (
    <span key={currency} className="block">
      <Money amount={amount} currency={currency} />
    </span>
  ));
}

/** The same in one line, for phones; the sum of each kind stands above its rows. */
export function ValueLine({ list }: { list: AssetList }) {
  const { t } = useTranslation("assets");
  const format = useFormat();
  const { withoutValue } = totalValues(list.all);
  return (
    <p className="mb-2 text-ink-2">
      <strong className="font-semibold text-ink">
        <SumLine assets={list.all} />
      </strong>
      {withoutValue > 0 &&
        ` · ${t("totals.withoutValueOf", { count: withoutValue, total: format.number(list.all.length) })}`}
    </p>
  );
}

/** The sums of some assets in a line, one for each currency. */
export function SumLine({ assets }: { assets: readonly Asset[] }) {
  const { t } = useTranslation("assets");
  const format = useFormat();
  const { sums } = totalValues(assets);
  if (sums.length === 0) return <>{t("totals.none")}</>;
  // Each amount keeps its own direction, as Money does.
  return (
    <span className="num">{format.list(sums.map(({ amount, currency }) => ltr(format.money(amount, currency))))}</span>
  );
}

const ltr = (text: string) => `\u2066${text}\u2069`;

/** The Bank Accounts card's "Balance" (AST-025). */
export function BalanceTotal({ assets }: { assets: readonly Asset[] }) {
  const { t } = useTranslation("assets");
  const totals = totalValues(assets);
  if (totals.sums.length === 0) return null;
  return (
    <dl className="flex items-baseline justify-between gap-4 border-b border-line py-3">
      <dt className="text-ink-2">{t("subtypeCard.balance")}</dt>
      <dd className="serif text-h4">
        <Sums totals={totals} />
      </dd>
    </dl>
  );
}

import type { AssetList } from "@heirlock/contract/assets";
import { assetSubtypes } from "@heirlock/domain/assets/kinds";
import { totalValues } from "@heirlock/domain/assets/total-values";
import type { Currency } from "@heirlock/domain/money";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Landmark, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { useWide } from "../../platform/use-media.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { DonutChart } from "../../ui/charts/donut-chart.tsx";
import { Money } from "../../ui/display/money.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Segmented } from "../../ui/forms/segmented.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { FoldRow } from "../../ui/layout/fold-row.tsx";
import type { DashboardAssets } from "./dashboard-assets.ts";
import { useHiddenAmounts } from "./hidden-amounts.ts";
import { HomeCard } from "./home-card.tsx";

/** The estate at a glance: by kind, in each currency on its own, never converted (D17). */
export function EstateCard({ assets }: { assets: DashboardAssets }) {
  const { t } = useTranslation("dashboard");
  const filled = assets.list !== undefined && assets.list.all.length > 0;
  return (
    <HomeCard
      id="estate"
      title={t("estate.title")}
      action={
        filled && (
          <Link to="/dashboard/will-holder/assets" search={{}}>
            {t("estate.viewAll")}
          </Link>
        )
      }
    >
      <EstateContent assets={assets} />
    </HomeCard>
  );
}

function EstateContent({ assets: { list, error, loading, retry, kind } }: { assets: DashboardAssets }) {
  const { t } = useTranslation("dashboard");
  return (
    <Loaded
      query={{ data: list, error, isFetching: loading, refetch: retry }}
      level={3}
      loading={t("estate.loading")}
      failed={t("estate.errorTitle")}
      empty={{
        when: ({ all }) => all.length === 0,
        show: () => (
          <EmptyState
            level={3}
            icon={Landmark}
            title={t("estate.emptyTitle")}
            text={t("estate.emptyText")}
            action={
              <Button variant="secondary" icon={Plus} render={<Link to="/dashboard/will-holder/assets/add" />}>
                {t("estate.emptyAction")}
              </Button>
            }
          />
        ),
      }}
    >
      {(loaded) => <Estate list={loaded} kind={kind} />}
    </Loaded>
  );
}

function Estate({ list, kind }: { list: AssetList; kind: DashboardAssets["kind"] }) {
  const { t } = useTranslation("dashboard");
  const [hidden, setHidden] = useHiddenAmounts();
  const [chosen, setChosen] = useState<Currency | null>(null);
  const { sums, withoutValue } = totalValues(list.all);
  const drawn = sums.find(({ currency }) => currency === chosen) ?? sums[0];
  const wide = useWide();
  const chart = drawn && (
    <>
      {sums.length > 1 && (
        <Segmented
          label={t("estate.currencyLabel")}
          value={drawn.currency}
          onValueChange={setChosen}
          options={sums.map(({ currency }) => ({ value: currency, label: <bdi>{currency}</bdi> }))}
        />
      )}
      <EstateDonut list={list} currency={drawn.currency} amount={drawn.amount} kind={kind} hidden={hidden} />
      {sums.length > 1 && <Totals sums={sums} hidden={hidden} />}
    </>
  );
  return (
    <div className={clsx("grid", wide ? "gap-4" : "gap-1")}>
      {drawn ? (
        wide ? (
          chart
        ) : (
          <Sums sums={sums} hidden={hidden} />
        )
      ) : (
        <p className="text-ink-2">{t("estate.noValues")}</p>
      )}
      {drawn && withoutValue > 0 && <p className="text-ink-2">{t("estate.withoutValue", { count: withoutValue })}</p>}
      {chart && !wide && (
        <FoldRow level={3} title={t("estate.byKind")}>
          {chart}
        </FoldRow>
      )}
      <Switch
        label={t("estate.hideAmounts")}
        checked={hidden}
        onCheckedChange={setHidden}
        className="border-t border-line pt-3"
      />
    </div>
  );
}

/** On phones: what there is in each currency, in one line. */
function Sums({ sums, hidden }: SumsProps) {
  const { t } = useTranslation("dashboard");
  return (
    <p className="font-serif text-h2">
      {hidden
        ? t("estate.hidden")
        : sums.map(({ currency, amount }) => (
            <span key={currency} className="me-4 inline-block">
              <Money amount={amount} currency={currency} />
            </span>
          ))}
    </p>
  );
}

interface SumsProps {
  sums: readonly { currency: Currency; amount: number }[];
  hidden: boolean;
}

function EstateDonut({
  list,
  currency,
  amount,
  kind,
  hidden,
}: {
  list: AssetList;
  currency: Currency;
  amount: number;
  kind: DashboardAssets["kind"];
  hidden: boolean;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const slices = assetSubtypes.map((subtype) => {
    const { sums } = totalValues(list.bySubtype[subtype].filter((asset) => asset.currency === currency));
    return { id: subtype, label: kind(subtype).name, value: sums[0]?.amount ?? 0 };
  });
  const parts = slices
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ label, value }) => t("estate.part", { kind: label, percent: format.percent(value / amount) }));
  const counted = list.all.filter((asset) => asset.currency === currency && asset.estimated_value !== null).length;
  return (
    <DonutChart
      label={t("estate.chart", { currency, parts: format.list(parts) })}
      slices={slices}
      otherLabel={t("estate.other")}
      figure={hidden ? t("estate.hidden") : <Money amount={amount} currency={currency} />}
      caption={t("estate.count", { count: counted })}
      formatValue={(value) => (hidden ? t("estate.hidden") : <Money amount={value} currency={currency} />)}
    />
  );
}

function Totals({ sums, hidden }: SumsProps) {
  const { t } = useTranslation("dashboard");
  return (
    <div>
      <h3 className="text-h4">{t("estate.totals")}</h3>
      <ul className="mt-2">
        {sums.map(({ currency, amount }) => (
          <li key={currency} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
            <bdi>{currency}</bdi>
            <span className="font-semibold">
              {hidden ? t("estate.hidden") : <Money amount={amount} currency={currency} />}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-meta text-ink-3">{t("estate.notConverted")}</p>
    </div>
  );
}

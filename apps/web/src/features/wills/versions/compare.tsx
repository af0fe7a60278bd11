import type { Will } from "@heirlock/contract/wills";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Select } from "../../../ui/forms/select.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { ComparedVersions } from "./compared-versions.tsx";
import { readVersionsSearch } from "./versions-search.ts";

/** Two versions side by side; which, the address says. */
export function Compare({ will: { id, versions } }: { will: Will }) {
  const { t } = useTranslation("wills/versions");
  const format = useFormat();
  const navigate = useNavigate();
  const wanted = readVersionsSearch(useSearch({ strict: false }));
  const numbers = versions.map(({ number }) => number).toSorted((one, other) => one - other);
  const known = (number: number | undefined, usual: number) =>
    number !== undefined && numbers.includes(number) ? number : usual;
  const from = known(wanted.from, numbers.at(-2)!);
  const to = known(wanted.to, numbers.at(-1)!);
  const choose = (search: { from: number; to: number }) =>
    void navigate({
      to: "/dashboard/will-holder/wills/$id/versions",
      params: { id },
      search,
      replace: true,
      resetScroll: false,
    });
  const options = numbers.map((number) => ({
    value: String(number),
    label: t("version", { number: format.number(number) }),
  }));
  return (
    <section aria-labelledby="compare" className="mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3.5">
        <div>
          <h2 id="compare" className="text-h2">
            {t("compare.title")}
          </h2>
          <p className="mt-1 text-ink-2">{t("compare.lastCounts")}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3 max-sm:w-full max-sm:*:flex-1">
          <Select
            label={t("compare.from")}
            options={options}
            value={String(from)}
            onValueChange={(value) => choose({ from: Number(value), to })}
          />
          <ArrowRight aria-hidden size={20} className="flip mb-3.5 max-sm:hidden" />
          <Select
            label={t("compare.to")}
            options={options}
            value={String(to)}
            onValueChange={(value) => choose({ from, to: Number(value) })}
          />
        </div>
      </div>
      {from === to ? (
        <Card>
          <CardHeader level={3} title={t("compare.sameVersion")} className="mb-0!" />
        </Card>
      ) : (
        <ComparedVersions key={`${from}-${to}`} id={id} from={from} to={to} />
      )}
    </section>
  );
}

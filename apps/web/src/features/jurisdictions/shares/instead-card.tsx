import { Trans, useTranslation } from "react-i18next";
import { Card } from "../../../ui/layout/card.tsx";
import { moneyOfCouple } from "../calculator/compute-shares.ts";
import { MinorMoney } from "./minor-money.tsx";
import { useView } from "./view.ts";

/** What the survivor may choose instead of the share: beside the shares, which stay as they are. */
export function InsteadCard({ amount }: { amount: bigint }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { draft, kin, names } = useView();
  const name = names.get(kin.spouses[0]?.id ?? "") ?? "";
  return (
    <Card as="section" aria-labelledby="instead" className="max-md:py-3">
      <h2 id="instead" className="text-h3 max-md:sr-only">
        {t("instead.title")}
      </h2>
      <p className="max-md:text-meta md:mt-1.5">
        {amount === 0n ? (
          t("instead.nothing", { name })
        ) : (
          <Trans
            t={t}
            i18nKey="instead.text"
            values={{ name }}
            components={{
              amount: <MinorMoney amount={amount} currency={moneyOfCouple(draft.code)} className="num font-semibold" />,
            }}
          />
        )}
      </p>
    </Card>
  );
}

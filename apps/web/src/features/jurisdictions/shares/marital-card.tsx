import type { Succession } from "@heirlock/law/succession/result";
import { Trans, useTranslation } from "react-i18next";
import { Card } from "../../../ui/layout/card.tsx";
import { MinorMoney } from "./minor-money.tsx";
import { useView } from "./view.ts";

/** What is the survivor's own before anybody inherits: shown first, and never as a share. */
export function MaritalCard({ marital }: { marital: NonNullable<Succession["marital"]> }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { kin, names, currency } = useView();
  const name = names.get(kin.spouses[0]?.id ?? "") ?? "";
  const money = (amount: bigint) => <MinorMoney amount={amount} currency={currency} className="num font-semibold" />;
  return (
    <Card as="section" aria-labelledby="marital" className="max-md:py-3">
      <h2 id="marital" className="text-h3 max-md:sr-only">
        {t("marital.title", { name })}
      </h2>
      <p className="max-md:text-meta md:mt-1.5">
        <Trans
          t={t}
          i18nKey="marital.text"
          values={{ name }}
          components={{ own: money(marital.survivorOwn), estate: money(marital.estate) }}
        />
      </p>
    </Card>
  );
}

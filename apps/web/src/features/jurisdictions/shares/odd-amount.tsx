import { nounsOf } from "@heirlock/law/kin-names/noun";
import type { Amounts } from "@heirlock/law/succession/money/amounts";
import { Trans, useTranslation } from "react-i18next";
import type { HolderId } from "./cut-whole.ts";
import { MinorMoney } from "./minor-money.tsx";
import { useView } from "./view.ts";

/** The cents that equal shares leave over: a line of their own, so that equals stay equal. */
export function OddAmount({ odd, nameOf }: { odd: Amounts<HolderId>["odd"]; nameOf: (id: HolderId) => string }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { kin, texts, currency } = useView();
  if (!odd) return null;
  const people = odd.among.filter((id) => id !== "treasury" && id !== "charity");
  const who =
    people.length === odd.among.length
      ? texts.words.phrase(nounsOf(kin, people), "")
      : odd.among.map(nameOf).join(texts.list[0]);
  return (
    <p className="mb-2 text-ink-2 max-md:text-meta md:mb-3 md:text-center">
      <Trans
        t={t}
        i18nKey="odd"
        values={{ who }}
        components={{ amount: <MinorMoney amount={odd.amount} currency={currency} className="num font-semibold" /> }}
      />
    </p>
  );
}

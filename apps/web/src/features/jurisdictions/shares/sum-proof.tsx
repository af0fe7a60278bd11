import { CircleAlert, CircleCheck } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { type Cut, isCountable } from "./cut-whole.ts";

/** Counts the pieces again: the sum is shown, not claimed. */
export function SumProof({ cut }: { cut: Cut }) {
  const { t } = useTranslation("jurisdictions/shares");
  const format = useFormat();
  const isWhole = cut.together === cut.parts;
  const Icon = isWhole ? CircleCheck : CircleAlert;
  const isExact = isWhole && !isCountable(cut);
  return (
    <p className="mt-1 flex items-start gap-2.5 border-t-[1.5px] border-line-strong pt-3 text-ink-2 md:justify-center md:pt-4">
      <Icon aria-hidden size={20} strokeWidth={1.8} className="mt-1" />
      <span>
        {isExact ? (
          t("sum.exactly")
        ) : (
          <Trans
            t={t}
            i18nKey={isWhole ? "sum.together" : "sum.notWhole"}
            values={{ sum: format.number(Number(cut.together)), parts: format.number(Number(cut.parts)) }}
            components={{ b: <bdi dir="ltr" className="num font-semibold text-ink" /> }}
          />
        )}
      </span>
    </p>
  );
}

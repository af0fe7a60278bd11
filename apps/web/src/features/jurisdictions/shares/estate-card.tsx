import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { inputClass } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { MoneyField } from "../../../ui/forms/money-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { currencyOfLaw } from "../calculator/compute-shares.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";
import { fromMinor, toMinor } from "../calculator/minor-units.ts";
import { MinorMoney } from "./minor-money.tsx";
import { ResultPart } from "./result-part.tsx";

/** Fetched by whoever counts in other money than that of the law's country. */
const CurrencyDialog = lazy(async () => ({ default: (await import("./currency-dialog.tsx")).CurrencyDialog }));

export interface EstateCardProps {
  code: string;
  estate: FamilyDraft["estate"];
  currency: string;
  /** Nobody named the sum: it only turns fractions into amounts. */
  isExample: boolean;
  onChange: (estate: FamilyDraft["estate"]) => void;
}

/** Turns fractions into amounts. Where a law counts in money itself, it is that law's money. */
export function EstateCard({ code, estate, currency, isExample, onChange }: EstateCardProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const [text, setText] = useState(estate ? fromMinor(estate.amount, estate.currency) : "");
  const fixed = currencyOfLaw(code);
  const isWrong = text !== "" && toMinor(text, currency) === null;
  const change = (value: string, to: string) => {
    setText(value);
    const amount = toMinor(value, to);
    // A law that counts with the sum keeps the last one while the next is typed.
    if (amount !== null || fixed === null) onChange(amount === null ? null : { amount, currency: to });
  };
  return (
    <ResultPart
      id="estate-value"
      title={t("estate.title")}
      text={
        estate ? (
          <>
            <MinorMoney amount={estate.amount} currency={estate.currency} />
            {isExample && <> · {t("estate.example")}</>}
          </>
        ) : (
          t("estate.none")
        )
      }
      className="no-print"
    >
      <MoneyField
        id="estate"
        label={t("estate.label")}
        hint={fixed === null ? t("estate.hint") : t("estate.hintCounts")}
        error={isWrong ? t("estate.wrong") : undefined}
        value={text}
        onValueChange={(value) => change(value, currency)}
        currency={currency}
        currencyBox={
          fixed === null && <CurrencyButton code={code} currency={currency} onChoose={(to) => change(text, to)} />
        }
        className="md:grid md:grid-cols-[minmax(0,1fr)_300px] md:items-center md:gap-x-4 md:*:last:col-start-2 md:*:last:row-span-2 md:*:last:row-start-1"
      />
    </ResultPart>
  );
}

function CurrencyButton({
  code,
  currency,
  onChoose,
}: {
  code: string;
  currency: string;
  onChoose: (to: string) => void;
}) {
  const { t } = useTranslation("jurisdictions/shares");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("currency.chosen", { currency })}
        onClick={() => setOpen(true)}
        className={clsx(inputClass, "flex! w-auto! min-w-28 cursor-pointer items-center justify-between gap-2.5")}
      >
        <bdi dir="ltr">{currency}</bdi>
        <ChevronDown aria-hidden size={20} strokeWidth={1.8} className="text-ink-2" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CurrencyDialog
            code={code}
            value={currency}
            onClose={() => setOpen(false)}
            onChoose={(to) => {
              setOpen(false);
              onChoose(to);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Asks for the sum without which a law gives no answer. Nothing is worked out while it is typed. */
export function EstateQuestion({ currency, onAnswer }: { currency: string; onAnswer: EstateCardProps["onChange"] }) {
  const { t } = useTranslation("jurisdictions/shares");
  const form = useForm({
    defaultValues: { estate: "" },
    check: ({ estate }) => ({ estate: toMinor(estate, currency) === null && t("estate.wrong") }),
    submit: ({ estate }) => onAnswer({ amount: toMinor(estate, currency)!, currency }),
  });
  return (
    <Form form={form} summaryAt="none" className="grid max-w-[420px] gap-4">
      <MoneyField label={t("estate.asked")} {...form.field("estate")} currency={currency} />
      <Button type="submit" className="justify-self-start">
        {t("estate.answer")}
      </Button>
    </Form>
  );
}

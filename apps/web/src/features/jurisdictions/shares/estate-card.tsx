import type { Currency } from "@heirlock/domain/money";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { currencyOfLaw } from "../calculator/compute-shares.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";
import { fromMinor, isOffered, toMinor } from "./estate-value.ts";

export interface EstateCardProps {
  code: string;
  estate: FamilyDraft["estate"];
  currency: string;
  onChange: (estate: FamilyDraft["estate"]) => void;
}

/** Turns fractions into amounts. Where a law counts in money itself, it is that law's money. */
export function EstateCard({ code, estate, currency, onChange }: EstateCardProps) {
  const { t } = useTranslation("shares");
  const [text, setText] = useState(estate ? fromMinor(estate.amount, estate.currency) : "");
  const fixed = currencyOfLaw(code);
  const isWrong = text !== "" && toMinor(text, currency) === null;
  const change = (value: string, to: string) => {
    setText(value);
    const amount = toMinor(value, to);
    onChange(amount === null ? null : { amount, currency: to });
  };
  const isFixed = fixed !== null || !isOffered(currency);
  return (
    <Card as="section" aria-label={t("estate.label")} className="no-print">
      <MoneyField
        id="estate"
        label={t("estate.label")}
        hint={fixed === null ? t("estate.hint") : t("estate.hintCounts")}
        error={isWrong ? t("estate.wrong") : undefined}
        value={text}
        onValueChange={(value) => change(value, currency)}
        currency={currency as Currency}
        onCurrencyChange={isFixed ? undefined : (to) => change(text, to)}
        className="md:grid md:grid-cols-[minmax(0,1fr)_300px] md:items-center md:gap-x-4 md:*:last:col-start-2 md:*:last:row-span-2 md:*:last:row-start-1"
      />
    </Card>
  );
}

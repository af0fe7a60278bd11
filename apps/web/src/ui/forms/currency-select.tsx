import { type Currency, currencies } from "@heirlock/domain/money";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/use-language.ts";
import type { FieldControl, FieldTexts } from "./field.tsx";
import { Select, SelectBox, type SelectOption } from "./select.tsx";

function useCurrencyOptions(): SelectOption<Currency>[] {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: "currency" });
    return currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
  }, [language]);
}

export interface CurrencySelectProps extends Partial<FieldTexts> {
  value: Currency | null | undefined;
  onValueChange: (currency: Currency) => void;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function CurrencySelect({ label, ...rest }: CurrencySelectProps) {
  const { t } = useTranslation("ui");
  return <Select {...rest} label={label ?? t("currency.label")} options={useCurrencyOptions()} />;
}

/** Beside an amount: only the code shows, the list has the names. */
export function CurrencyBox({
  control,
  ...rest
}: {
  value: Currency;
  onValueChange: (currency: Currency) => void;
  control?: FieldControl | undefined;
  disabled?: boolean | undefined;
}) {
  const { t } = useTranslation("ui");
  return (
    <SelectBox
      {...rest}
      control={control}
      label={t("currency.label")}
      options={useCurrencyOptions()}
      short={(code) => code}
      className="w-auto! min-w-28"
    />
  );
}

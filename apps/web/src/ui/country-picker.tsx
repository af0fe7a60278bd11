import { Combobox as Base } from "@base-ui/react/combobox";
import { clsx } from "clsx";
import { Check, Search } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../platform/use-format.ts";
import { type Country, listCountries, matchesCountry } from "./countries.ts";
import { Field, type FieldTexts, inputClass } from "./field.tsx";

export interface CountryPickerProps extends FieldTexts {
  /** A two-letter code in either case; null or "" while nothing is chosen. */
  value: string | null | undefined;
  /** Upper case, or null when the box was cleared. */
  onValueChange: (code: string | null) => void;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function CountryPicker({
  label,
  hint,
  error,
  mark,
  value,
  onValueChange,
  id,
  name,
  disabled,
  className,
}: CountryPickerProps) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const countries = useMemo(() => listCountries(language), [language]);
  const chosen = countries.find((country) => country.code === value?.toUpperCase()) ?? null;
  return (
    <Field id={id ?? name} {...{ label, hint, error, mark, className }}>
      {(control) => (
        <Base.Root
          items={countries}
          value={chosen}
          onValueChange={(country: Country | null) => onValueChange(country?.code ?? null)}
          itemToStringLabel={(country: Country) => country.name}
          itemToStringValue={(country: Country) => country.code}
          isItemEqualToValue={(a: Country, b: Country) => a.code === b.code}
          filter={(country: Country, text: string) => matchesCountry(country, text)}
          autoHighlight
          disabled={disabled ?? false}
        >
          <div className="relative">
            <Search
              aria-hidden
              size={20}
              strokeWidth={1.8}
              className="pointer-events-none absolute start-3.5 top-[15px] text-ink-3"
            />
            <Base.Input
              {...control}
              placeholder={t("country.placeholder")}
              autoComplete="off"
              className={clsx(inputClass, "ps-11")}
            />
          </div>
          <Base.Portal>
            <Base.Positioner sideOffset={6} align="start" className="z-50 outline-none">
              <Base.Popup
                data-slot="popup"
                className="w-(--anchor-width) max-w-(--available-width) rounded-md border border-line bg-surface p-1.5 text-ink shadow-e2 outline-none contrast:border-line-strong"
              >
                <Base.Empty className="px-3 py-2.5 text-ink-2 empty:p-0">{t("country.none")}</Base.Empty>
                <Base.List className="max-h-[200px] overflow-y-auto overscroll-contain">
                  {(country: Country) => (
                    <Base.Item
                      key={country.code}
                      value={country}
                      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 leading-[1.3] outline-none select-none data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus data-selected:font-semibold"
                    >
                      <span className="min-w-0 flex-1">
                        {country.name}
                        {country.native && <bdi className="ms-2 font-normal text-ink-3">{country.native}</bdi>}
                      </span>
                      <Base.ItemIndicator
                        render={<Check aria-hidden size={19} strokeWidth={2.4} className="text-primary" />}
                      />
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}

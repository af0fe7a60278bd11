import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/use-language.ts";
import { Field, inputClass } from "../../../ui/forms/field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { offeredCurrencies } from "./estate-value.ts";

export interface CurrencyDialogProps {
  /** The law, whose country's money comes first. */
  code: string;
  value: string;
  onChoose: (currency: string) => void;
  onClose: () => void;
}

/** All currencies, found by code or name in the reader's language or in English. */
export function CurrencyDialog({ code, value, onChoose, onClose }: CurrencyDialogProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const language = useLanguage();
  const [text, setText] = useState("");
  const all = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: "currency" });
    const english = new Intl.DisplayNames(["en"], { type: "currency" });
    return offeredCurrencies(code).map((currency) => {
      const name = names.of(currency) ?? currency;
      return { currency, name, words: plain(`${currency} ${name} ${english.of(currency) ?? ""}`) };
    });
  }, [code, language]);
  const found = all.filter(({ words }) => words.includes(plain(text.trim())));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="sm" title={t("currency.title")}>
      <Field label={t("currency.search")}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={inputClass}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {t("currency.found", { count: found.length })}
      </p>
      <ul aria-label={t("currency.title")} className="mt-3 grid gap-0.5">
        {found.map(({ currency, name }) => (
          <li key={currency}>
            <button
              type="button"
              aria-pressed={currency === value}
              onClick={() => onChoose(currency)}
              className={clsx(
                "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-start leading-[1.3] hover:bg-sunken",
                currency === value && "font-semibold",
              )}
            >
              <bdi dir="ltr" className="num w-12 shrink-0">
                {currency}
              </bdi>
              <span className="min-w-0 flex-1">{name}</span>
              {currency === value && <Check aria-hidden size={19} strokeWidth={2.4} className="text-primary" />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="text-ink-2">{t("currency.none")}</p>}
    </Dialog>
  );
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

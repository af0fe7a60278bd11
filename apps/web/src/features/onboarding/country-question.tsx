import type { Profile } from "@heirlock/contract/account/sign-in";
import { languageNames, languages } from "@heirlock/domain/languages";
import { currencyOfCountry } from "@heirlock/domain/onboarding/country-suggestions";
import { Scale } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../platform/i18n.ts";
import { useLanguage } from "../../platform/use-language.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { countryName } from "../../ui/forms/countries.ts";
import { CountryPicker } from "../../ui/forms/country-picker.tsx";
import { OverlayTitle } from "../../ui/overlays/full-overlay.tsx";
import { useSaveCountry } from "./save-country.ts";
import type { ScreenProps } from "./step-screen.tsx";

interface CountryQuestionProps extends ScreenProps {
  profile: Profile;
  onDone: () => void;
}

/** The first thing a new holder is asked; what follows from it is offered, and can be changed in the profile. */
export function CountryQuestion({ heading, profile, onDone }: CountryQuestionProps) {
  const { t, i18n } = useTranslation("onboarding");
  const language = useLanguage();
  const [country, setCountry] = useState<string | null>(null);
  const [wantsCurrency, setWantsCurrency] = useState(true);
  const [wantsLanguage, setWantsLanguage] = useState(false);
  const save = useSaveCountry();
  const currency = country === null ? null : currencyOfCountry(country);
  const offersCurrency = currency !== null && currency !== profile.main_currency;
  const spoken = country && languages.find((one) => one === languageOfCountry(country));
  const offersLanguage = spoken && spoken !== language;
  const done = () => {
    onDone();
    // The next heading is drawn by then.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  };
  const send = async () => {
    if (country === null) return;
    const chosen = offersLanguage && wantsLanguage ? spoken : null;
    await save.mutateAsync({
      country,
      // Prefilled, and editable in the profile (D51).
      ...(profile.nationality === null && { nationality: country }),
      ...(offersCurrency && wantsCurrency && { main_currency: currency }),
      ...(chosen && { language: chosen }),
    });
    if (chosen) await changeLanguage(i18n, chosen);
    done();
  };
  return (
    <>
      <OverlayTitle heading={heading}>{t("country.title")}</OverlayTitle>
      <p className="mt-3 max-w-[38em] text-lead text-ink-2">{t("country.text")}</p>
      <div className="mt-6 grid max-w-[32rem] gap-4">
        {save.error !== null && <Failure error={save.error} title={t("country.failed")} />}
        <CountryPicker label={t("country.label")} value={country} onValueChange={setCountry} />
        {country && (
          <div className="grid gap-1 rounded-md bg-sunken px-4.5 py-3">
            <p className="flex min-h-11 items-center gap-3">
              <Scale aria-hidden size={21} strokeWidth={1.8} className="flex-none text-ink-2" />
              {t("country.lawText", { country: countryName(country, language) })}
            </p>
            {offersCurrency && currency && (
              <Checkbox
                label={t("country.currency", { currency: currencyName(currency, language) })}
                checked={wantsCurrency}
                onCheckedChange={setWantsCurrency}
              />
            )}
            {offersLanguage && (
              <Checkbox
                label={t("country.language", { language: languageNames[spoken] })}
                checked={wantsLanguage}
                onCheckedChange={setWantsLanguage}
              />
            )}
          </div>
        )}
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Button
          size="lg"
          disabled={country === null}
          busy={save.isPending}
          busyLabel={t("country.saving")}
          onClick={() => void send().catch(() => {})}
        >
          {t("country.save")}
        </Button>
        <Button variant="ghost" onClick={done}>
          {t("skip")}
        </Button>
      </div>
    </>
  );
}

/** The one most people there read, by Unicode's likely subtags. */
const languageOfCountry = (country: string): string => new Intl.Locale(`und-${country}`).maximize().language;

const currencyName = (code: string, language: string): string =>
  `${new Intl.DisplayNames([language], { type: "currency" }).of(code) ?? code} (${code})`;

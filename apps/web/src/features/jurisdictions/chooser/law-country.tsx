import { Scale } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/display/badge.tsx";
import { CountryPicker } from "../../../ui/forms/country-picker.tsx";
import type { LawCatalogue } from "./law-catalogue.ts";

export interface LawCountryProps {
  catalogue: LawCatalogue;
  label: string;
  hint?: string | undefined;
  id?: string | undefined;
  /** Two letters in either case. */
  value: string | null;
  onValueChange: (code: string | null, part?: string | null) => void;
  /** States and communities that were named can be chosen at once. */
  parts?: boolean | undefined;
}

/** A country of the catalogue, searched by any name that people have for it; those with a law come first. */
export function LawCountry({ catalogue, value, ...rest }: LawCountryProps) {
  const { t } = useTranslation("jurisdictions/chooser");
  const { countries } = catalogue;
  const rank = useCallback(
    (code: string) => {
      const country = countries.get(code);
      return country ? Number(country.status !== "active") : null;
    },
    [countries],
  );
  const chosen = value ? countries.get(value.toUpperCase()) : undefined;
  return (
    <CountryPicker
      {...rest}
      value={value}
      rank={rank}
      aside={chosen && <Badge icon={Scale}>{t("systems", { count: chosen.systems })}</Badge>}
      lineAside={(code) => (
        <>
          {countries.get(code)?.status === "coming_soon" && (
            <span className="text-meta text-ink-3">{t("notReviewed")}</span>
          )}
          <bdi className="text-meta text-ink-3">{code}</bdi>
        </>
      )}
    />
  );
}

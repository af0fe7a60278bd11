import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/forms/select.tsx";
import type { SystemChoice } from "./law-catalogue.ts";

export interface StateSelectProps {
  country: string;
  systems: readonly SystemChoice[];
  value: string | null;
  onChoose: (code: string) => void;
}

const stateWords = { us: "us", ca: "ca", au: "au", gb: "gb" } as const;

/** The states or provinces of a country, whichever legal system each of them has; the reviewed ones come first. */
export function StateSelect({ country, systems, value, onChoose }: StateSelectProps) {
  const { t, i18n } = useTranslation("jurisdictions/chooser");
  const collator = new Intl.Collator(i18n.language);
  const parts = systems
    .filter(({ isTerritorial }) => isTerritorial)
    .flatMap((system) => system.parts)
    .filter(({ former, code }) => !former || code === value)
    .sort((a, b) => a.status.localeCompare(b.status) || collator.compare(a.label, b.label));
  const words = stateWords[country.toLowerCase() as keyof typeof stateWords];
  return (
    <Select
      label={t(`state.${words}`)}
      hint={t("stateHint")}
      placeholder={t("statePlaceholder")}
      options={parts.map(({ code, label, status }) => ({
        value: code,
        label: status === "active" ? label : t("unreviewedState", { part: label }),
      }))}
      value={value}
      onValueChange={onChoose}
    />
  );
}

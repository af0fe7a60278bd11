import { useTranslation } from "react-i18next";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";

export interface YesNoProps {
  label: string;
  hint?: string;
  id?: string;
  error?: string | undefined;
  value: boolean | undefined;
  onValue: (value: boolean) => void;
}

export function YesNo({ value, onValue, ...texts }: YesNoProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  return (
    <RadioCards
      pair
      {...texts}
      options={[
        { value: "yes", label: t("facts.yes") },
        { value: "no", label: t("facts.no") },
      ]}
      value={value === undefined ? null : value ? "yes" : "no"}
      onValueChange={(answer) => onValue(answer === "yes")}
    />
  );
}

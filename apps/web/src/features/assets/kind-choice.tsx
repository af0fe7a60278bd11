import { type AssetSubtype, type AssetType, assetTypes, subtypesOf } from "@heirlock/domain/assets/kinds";
import { useTranslation } from "react-i18next";
import { kindLook } from "../../ui/display/kind-look.ts";
import { RadioCards } from "../../ui/forms/radio-group.tsx";
import { Segmented } from "../../ui/forms/segmented.tsx";
import { CardSection } from "../../ui/layout/card.tsx";

export interface KindChoiceProps {
  type: AssetType;
  subtype: AssetSubtype;
  error?: string | undefined;
  onChange: (type: AssetType, subtype: AssetSubtype) => void;
}

/** Type as a strip, kinds as cards: everything to choose from is in sight. */
export function KindChoice({ type, subtype, error, onChange }: KindChoiceProps) {
  const { t } = useTranslation("assets");
  return (
    <CardSection id="kind-title" title={t("form.kindTitle")} text={t("form.kindHelp")}>
      <Segmented
        label={t("form.typeLabel")}
        block
        value={type}
        onValueChange={(next) => onChange(next, subtypesOf[next][0])}
        options={assetTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <RadioCards
        name="asset_subtype"
        label={t("form.subtypeLabel")}
        hideLegend
        error={error}
        value={subtype}
        onValueChange={(next) => onChange(type, next)}
        options={subtypesOf[type].map((value: AssetSubtype) => {
          const look = kindLook(value);
          return {
            value,
            label: t(`subtype.${value}`),
            description: t(`subtypeCard.${value}.text`),
            icon: look.icon,
            iconTone: look.tone,
          };
        })}
      />
    </CardSection>
  );
}

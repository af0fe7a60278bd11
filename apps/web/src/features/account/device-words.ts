import type { Device } from "@heirlock/contract/fields";
import { CircleQuestionMark, type LucideIcon, Monitor, Smartphone, Tablet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/use-language.ts";
import { countryName } from "../../ui/forms/countries.ts";

const icons: Record<NonNullable<Device["kind"]>, LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
};

export function deviceIcon({ kind }: Pick<Device, "kind">): LucideIcon {
  return kind ? icons[kind] : CircleQuestionMark;
}

/** What a person calls a device, and where it is. What cannot be told is said to be unknown. */
export function useDeviceWords() {
  const { t } = useTranslation("account/security");
  const language = useLanguage();
  return {
    name({ browser, system, kind }: Device): string {
      if (browser && system) return t("device.both", { browser, system });
      if (browser || system) return (browser ?? system)!;
      return t(kind ? `device.${kind}` : "device.unknown");
    },
    place({ country }: Pick<Device, "country">): string {
      return country ? countryName(country, language) : t("device.placeUnknown");
    },
  };
}

import { type Language, languageNames, languages } from "@heirlock/domain/languages";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../../platform/i18n.ts";
import { chooseMotion, useMotionChoice } from "../../../platform/motion.ts";
import { chooseTextSize, type TextSize, textSizes, useTextSize } from "../../../platform/text-size.ts";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "../../../platform/theme.ts";
import { chooseDigits, useDigits, useFormat } from "../../../platform/use-format.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { CardSection } from "../../../ui/layout/card.tsx";
import { useUpdateProfile } from "./profile-request.ts";
import { SettingsLayout } from "./settings-layout.tsx";

/** Everything here applies at once, on this device; only the language is also told to the account, for its mails. */
export function PreferencesPage() {
  const { t, i18n } = useTranslation("account");
  const language = useLanguage();
  const theme = useThemeChoice();
  const size = useTextSize();
  const motion = useMotionChoice();
  const digits = useDigits();
  const format = useFormat();
  const update = useUpdateProfile();
  const speak = async (next: Language) => {
    await changeLanguage(i18n, next);
    update.mutate({ language: next });
  };
  return (
    <SettingsLayout>
      <CardSection title={t("preferences.title")} text={t("preferences.text")}>
        <RadioCards<Language>
          label={t("preferences.language")}
          name="language"
          columns={2}
          value={language}
          onValueChange={(next) => void speak(next)}
          options={languages.map((code) => ({ value: code, label: <span lang={code}>{languageNames[code]}</span> }))}
        />
        <RadioCards<ThemeChoice>
          label={t("preferences.theme")}
          name="theme"
          columns={2}
          value={theme}
          onValueChange={chooseTheme}
          options={[
            { value: "system", label: t("preferences.themeSystem"), description: t("preferences.themeSystemText") },
            { value: "light", label: t("preferences.themeLight") },
            { value: "dark", label: t("preferences.themeDark") },
            {
              value: "contrast",
              label: t("preferences.themeContrast"),
              description: t("preferences.themeContrastText"),
            },
          ]}
        />
        <div>
          <Segmented
            label={t("preferences.textSize")}
            showLabel
            block
            value={String(size)}
            onValueChange={(next) => chooseTextSize(Number(next) as TextSize)}
            options={textSizes.map((option) => ({ value: String(option), label: format.percent(option / 100) }))}
          />
          <p className="mt-2.5 rounded-md bg-sunken px-4 py-3">{t("preferences.sample")}</p>
        </div>
        <div>
          <Segmented
            label={t("preferences.motion")}
            showLabel
            value={motion}
            onValueChange={chooseMotion}
            options={[
              { value: "system", label: t("preferences.motionSystem") },
              { value: "calm", label: t("preferences.motionCalm") },
            ]}
          />
          <p className="mt-1.5 text-meta text-ink-3">{t("preferences.motionText")}</p>
        </div>
        <div>
          <Segmented
            label={t("preferences.digits")}
            showLabel
            value={digits}
            onValueChange={chooseDigits}
            options={[
              { value: "latin", label: t("preferences.digitsLatin") },
              { value: "native", label: t("preferences.digitsNative") },
            ]}
          />
          <p className="mt-1.5 text-meta text-ink-3">{t("preferences.digitsText")}</p>
        </div>
      </CardSection>
    </SettingsLayout>
  );
}

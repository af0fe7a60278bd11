import { SunMoon } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { chooseTheme, type ThemeChoice, themes, useThemeChoice } from "../../platform/theme.ts";

const choices: readonly ThemeChoice[] = ["system", ...themes];

/** A native list: small, reachable on every device, and part of the first load of every public page. */
export function ThemeSelect() {
  const { t } = useTranslation("app/frames");
  const id = useId();
  const choice = useThemeChoice();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      <label htmlFor={id} className="inline-flex items-center gap-2.5 font-semibold">
        <SunMoon aria-hidden size={20} strokeWidth={1.8} className="text-ink-2" />
        {t("theme.label")}
      </label>
      <select
        id={id}
        value={choice}
        onChange={(event) => chooseTheme(event.target.value as ThemeChoice)}
        className="min-h-12 max-w-full min-w-0 rounded-input border-[1.5px] border-line-strong bg-surface px-3 py-2 text-ink"
      >
        {choices.map((theme) => (
          <option key={theme} value={theme}>
            {t(`theme.${theme}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

import { type Language, languageNames, languages } from "@heirlock/domain/languages";
import { clsx } from "clsx";
import { Languages } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../../platform/i18n.ts";
import { useLanguage } from "../../platform/use-language.ts";
import { buttonClass } from "../../ui/buttons/button.tsx";

export interface LanguageSwitcherProps {
  /** Told after the page has changed, such as to keep the choice with the account. */
  onChosen?: ((language: Language) => void) | undefined;
  /** Only the picture on phones; the name of the language stays in the label. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/**
 * The languages under a button, each by its own name. A plain disclosure with links: it stands in the first
 * load of every page, weighs nothing, and without script the links still lead to the page in that language.
 */
export function LanguageSwitcher({ onChosen, compact = false, className }: LanguageSwitcherProps) {
  const { t } = useTranslation("app");
  const current = useLanguage();
  const [open, setOpen] = useState(false);
  const list = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    close();
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles up from the button and the links
    <div className={clsx("relative", className)} onBlur={leave} onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={list}
        aria-label={t("changeLanguage", { language: languageNames[current] })}
        onClick={() => setOpen(!open)}
        className={clsx(
          buttonClass("ghost", "sm"),
          "in-data-spine:text-on-spine in-data-spine:hover:bg-spine-2",
          compact && "max-sm:w-11 max-sm:px-0",
        )}
      >
        <Languages aria-hidden size={20} strokeWidth={1.8} />
        <span className={compact ? "max-sm:hidden" : undefined}>{languageNames[current]}</span>
      </button>
      <ul
        id={list}
        hidden={!open}
        className="absolute end-0 top-full z-40 mt-1.5 min-w-44 rounded-md border border-line bg-surface p-1.5 shadow-e2 contrast:border-line-strong"
      >
        {languages
          .filter((language) => language !== current)
          .map((language) => (
            <li key={language}>
              <LanguageLink
                language={language}
                onChosen={(chosen) => {
                  close();
                  onChosen?.(chosen);
                }}
                className="flex min-h-11 items-center rounded-sm px-3 text-ink no-underline hover:bg-sunken"
              />
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The same page in another language, named in that language. */
export function LanguageLink({
  language,
  onChosen,
  className,
}: {
  language: Language;
  onChosen?: ((language: Language) => void) | undefined;
  className?: string | undefined;
}) {
  const { i18n } = useTranslation("app");
  const current = useLanguage();
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void changeLanguage(i18n, language).then(() => onChosen?.(language));
  };
  return (
    <a
      href={`?lang=${language}`}
      lang={language}
      hrefLang={language}
      onClick={choose}
      // One word must not bring the whole Arabic face (166 kB) to a page in another script.
      className={clsx(className, language === "ar" && current !== "ar" && "font-[system-ui]")}
    >
      {languageNames[language]}
    </a>
  );
}

import { directionOf, type Language, languages } from "@heirlock/domain/languages";
import { createContext, type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/use-language.ts";

/** Null where the template speaks the reader's language. */
const OtherLanguage = createContext<Language | null>(null);

/** Around everything that a template says. One that there is only in another language says so (D61). */
export function InTemplateLanguage({ language, children }: { language: string; children: ReactNode }) {
  const { t } = useTranslation("jurisdictions/guide");
  const own = useLanguage();
  const other = (language !== own && languages.find((known) => known === language)) || null;
  return (
    <OtherLanguage value={other}>
      {other && (
        <p className="text-meta text-ink-3">
          {t("otherLanguage", { language: new Intl.DisplayNames([own], { type: "language" }).of(other) })}
        </p>
      )}
      {children}
    </OtherLanguage>
  );
}

/** Words of the template itself, so that they are read and set in their own language. */
export function Said({ children, block = false }: { children: ReactNode; block?: boolean }) {
  const other = useContext(OtherLanguage);
  const Element = block ? "div" : "span";
  if (!other) return children;
  return (
    <Element lang={other} dir={directionOf(other)}>
      {children}
    </Element>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Loaded, type Loading } from "../../../ui/feedback/loaded.tsx";
import type { LoadedTemplate } from "./load-template.ts";

export interface LoadedGuideProps {
  query: Loading<LoadedTemplate>;
  children: (loaded: LoadedTemplate) => ReactNode;
}

/** What a law asks of a will, once it is there. */
export function LoadedGuide({ query, children }: LoadedGuideProps) {
  const { t } = useTranslation("jurisdictions/guide");
  const errorText = useErrorText();
  return (
    <Loaded
      query={query}
      level={3}
      loading={t("loading")}
      failed={(error) => t("failed", { error: errorText(error) })}
      why={null}
    >
      {children}
    </Loaded>
  );
}

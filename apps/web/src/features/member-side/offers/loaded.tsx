import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Loaded as Shared } from "../../../ui/feedback/loaded.tsx";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";

export interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What could not be loaded, as a sentence. */
  failed: string;
  level?: 2 | 3 | undefined;
  children: (data: T) => ReactNode;
}

/** Loading, then error or loaded. Data on screen stay when a later load fails. */
export function Loaded<T>({ query, failed, level = 2, children }: LoadedProps<T>) {
  const { t } = useTranslation("member-side");
  const errorText = useMemberErrorText();
  return (
    <Shared query={query} level={level} loading={t("loading")} failed={failed} why={errorText}>
      {children}
    </Shared>
  );
}

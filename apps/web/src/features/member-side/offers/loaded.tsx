import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { usePeopleErrorText } from "../../members/offers/use-member-error-text.ts";

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
  const errorText = usePeopleErrorText();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <LoadingState label={t("loading")} />;
  return (
    <ErrorState
      level={level}
      title={failed}
      text={errorText(query.error)}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

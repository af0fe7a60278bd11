import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";
import { Card } from "../layout/card.tsx";
import { Alert, AlertButton } from "./alert.tsx";
import { ErrorState, type ErrorStateProps } from "./error-state.tsx";
import { LoadingState, type LoadingStateProps } from "./loading-state.tsx";

/** A query, or anything else that ends in data or in an error and can be asked again. */
export interface Loading<T> {
  data?: T | undefined;
  error: unknown;
  isFetching?: boolean | undefined;
  refetch: () => unknown;
}

type Told = ReactNode | ((error: unknown) => ReactNode);

export interface LoadedProps<T> extends Pick<ErrorStateProps, "level" | "action"> {
  query: Loading<T>;
  /** "Loading your assets..." */
  loading: ReactNode;
  /** The shape of what is coming; rows unless given. */
  skeleton?: LoadingStateProps["children"];
  delay?: LoadingStateProps["delay"];
  /** What could not be loaded, as a sentence. */
  failed: Told;
  /** Why, where the code alone does not say it. */
  why?: Told;
  /** Draws the failure in a card, on a page that has none around it. */
  inCard?: boolean | undefined;
  /** What is drawn instead of an empty list. */
  empty?: { when: (data: T) => boolean; show: (data: T) => ReactNode } | undefined;
  /** Above what is on screen when a later load fails; nothing unless given. */
  stale?: { title: ReactNode; text: Told } | undefined;
  children: (data: T) => ReactNode;
}

/** Loading, then what was loaded, its emptiness, or why not. Data on screen stay when a later load fails. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, loading, skeleton, delay, failed, why, inCard = false, empty, stale, children, ...rest } = props;
  const { t } = useTranslation("ui");
  const errorText = useErrorText();
  const told = (what: Told) => (typeof what === "function" ? what(query.error) : what);
  const retry = () => void query.refetch();
  if (query.data !== undefined) {
    const shown = empty?.when(query.data) ? empty.show(query.data) : children(query.data);
    // The same place in the tree with and without the alert: what is on screen must not start anew.
    return (
      <>
        {stale && Boolean(query.error) && (
          <Alert
            tone="warning"
            className="mb-5"
            title={stale.title}
            action={
              <AlertButton busy={query.isFetching} onClick={retry}>
                {t("errors.tryAgain")}
              </AlertButton>
            }
          >
            {told(stale.text)}
          </Alert>
        )}
        {shown}
      </>
    );
  }
  if (!query.error) {
    return (
      <LoadingState label={loading} delay={delay}>
        {skeleton}
      </LoadingState>
    );
  }
  const failure = (
    <ErrorState
      {...rest}
      title={told(failed)}
      text={why === undefined ? errorText(query.error) : told(why)}
      busy={query.isFetching}
      onRetry={retry}
    />
  );
  return inCard ? <Card>{failure}</Card> : failure;
}

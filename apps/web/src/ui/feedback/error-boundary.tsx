import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "./error-state.tsx";

export interface ErrorBoundaryProps {
  /** Told once for each failure; the app forwards it to its log. */
  onError?: ((error: unknown) => void) | undefined;
  /** Instead of the usual text. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Only the part that failed says so; the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ?? <FailedFeature onRetry={() => this.setState({ failed: false })} />;
  }
}

export function FailedFeature({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation("ui");
  return (
    <ErrorState title={t("errors.featureFailed")} text={t("errors.featureFailedText")} onRetry={onRetry} level={3} />
  );
}

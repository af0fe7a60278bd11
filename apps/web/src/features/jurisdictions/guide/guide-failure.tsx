import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";

export interface GuideFailureProps {
  error: Error;
  onRetry: () => void;
  busy: boolean;
}

export function GuideFailure({ error, ...retry }: GuideFailureProps) {
  const { t } = useTranslation("jurisdictions/guide");
  const errorText = useErrorText();
  return <ErrorState level={3} title={t("failed", { error: errorText(error) })} {...retry} />;
}

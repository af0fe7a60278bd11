import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";

/** The sentence for a failed call about people; their codes have texts of their own, which load with these pages. */
export function useMemberErrorText(): (error: unknown) => string {
  const { t } = useTranslation("members/errors");
  const general = useErrorText();
  return useCallback(
    (error) =>
      error instanceof ApiError ? t([`codes.${error.code}`], { defaultValue: general(error) }) : general(error),
    [t, general],
  );
}

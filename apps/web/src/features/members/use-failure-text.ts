import { useTranslation } from "react-i18next";
import { ApiError } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/api/error-text.ts";
import { knownKey } from "../../platform/known-key.ts";

/**
 * Why something about a member failed: what the server refused with stands alone (MEM-092); where it gave no reason of
 * its own, the name of what failed comes first.
 */
export function useFailureText(): (error: unknown, what: string) => string {
  const { t, i18n } = useTranslation("members/errors");
  const general = useErrorText();
  return (error, what) => {
    const own = error instanceof ApiError && knownKey(i18n, "members/errors", `codes.${error.code}`);
    if (own) return t(own);
    return /[.!?]$/.test(what) ? `${what} ${general(error)}` : `${what}. ${general(error)}`;
  };
}

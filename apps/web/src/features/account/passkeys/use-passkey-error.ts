import { KeysError } from "@heirlock/keyring/problems";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { passkeyProblemOf } from "../passkey-problem.ts";

export interface PasskeyErrorText {
  text: string;
  /** Nothing went wrong: the person closed the browser's question. */
  calm: boolean;
}

/** The sentence for a ceremony, a call or a key that failed. */
export function usePasskeyError(): (error: unknown) => PasskeyErrorText {
  const { t } = useTranslation("account/passkeys");
  const errorText = useErrorText();
  return (error) => {
    const problem = passkeyProblemOf(error);
    if (problem) return { text: t(`problem.${problem}`), calm: problem === "cancelled" };
    if (hasCode(error, "INVALID_PASSKEY")) return { text: t("problem.invalid"), calm: false };
    if (hasCode(error, "CAP_REACHED")) return { text: t("problem.full"), calm: false };
    if (hasCode(error, "UPDATE_ERROR")) return { text: t("problem.keysChanged"), calm: false };
    if (error instanceof KeysError) return { text: t("problem.locked"), calm: false };
    return { text: errorText(error), calm: false };
  };
}

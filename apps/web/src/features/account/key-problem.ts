import { KeysError } from "@heirlock/keyring/problems";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";

/**
 * What went wrong with the keys in this browser, as the pages tell it apart: the server asked for too weak a
 * derivation (KEY-002), the device has too little memory, or the worker did not start. Null: not about keys.
 */
export type KeyProblem = "unsafe" | "memory" | "worker";

export function keyProblemOf(error: unknown): KeyProblem | null {
  if (!(error instanceof KeysError)) return null;
  switch (error.code) {
    case "kdf.too_weak":
    case "kdf.out_of_range":
      return "unsafe";
    case "kdf.no_memory":
      return "memory";
    default:
      return "worker";
  }
}

/** The sentence for a failed call or for keys that could not be made. */
export function useKeyErrorText(): (error: unknown) => string {
  const { t } = useTranslation("account/sign-in");
  const errorText = useErrorText();
  return (error) => {
    const problem = keyProblemOf(error);
    return problem ? t(`problem.${problem}`) : errorText(error);
  };
}

/** The same where the person's own keys were opened first, which may turn out to be damaged. */
export function useBundleErrorText(): (error: unknown) => string {
  const { t } = useTranslation("account");
  const keyErrorText = useKeyErrorText();
  return (error) =>
    error instanceof KeysError && error.code.startsWith("bundle.") ? t("reissue.damaged") : keyErrorText(error);
}

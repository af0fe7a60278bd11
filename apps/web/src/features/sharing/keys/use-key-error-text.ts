import { KeysError } from "@heirlock/keyring/problems";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";

/** The sentence for what failed between page, key worker and server. */
export function useKeyErrorText(): (error: unknown) => string {
  const { t } = useTranslation("sharing/keys");
  const general = useMemberErrorText();
  return useCallback(
    (error) => {
      if (!(error instanceof KeysError)) return general(error);
      if (error.code === "keys.not_available") return t("problem.locked");
      return t(error.code === "card.forged" ? "problem.cardForged" : "problem.worker");
    },
    [t, general],
  );
}

import { checkPassword, type PasswordFinding } from "@heirlock/domain/account/password-policy";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../platform/api/api-error.ts";
import { shortCode } from "./password-rules.tsx";

const noList: ReadonlySet<string> = new Set();
let loading: Promise<ReadonlySet<string>> | null = null;

/** The list of common passwords is 39 kB, so it comes after the page, not with it. A failed load may be tried again. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import("@heirlock/domain/account/common-passwords").then(
    (module) => module.commonPasswords,
    () => {
      loading = null;
      throw new ApiError("OFFLINE", "The list of common passwords could not be loaded");
    },
  );
  return loading;
}

/** What the rules say of the password typed so far, immediately and without the whole list of common passwords. */
export function usePasswordRules(typed: string, requiredText?: string) {
  const { t } = useTranslation("account");
  const [common, setCommon] = useState(noList);
  useEffect(() => {
    void loadCommonPasswords().then(setCommon, () => {});
  }, []);
  const textOf = ([first]: PasswordFinding[]) => {
    if (first?.code === "password.required" && requiredText) return requiredText;
    return first && t(`rules.${shortCode(first.code)}`);
  };
  return {
    typed,
    findings: checkPassword(typed, common),
    errorIn: (password: string) => textOf(checkPassword(password, common)),
    /** Waits for the list of common passwords and rejects when it cannot come. */
    async checkThoroughly(password: string): Promise<string | undefined> {
      const whole = await loadCommonPasswords();
      setCommon(whole);
      return textOf(checkPassword(password, whole));
    },
  };
}

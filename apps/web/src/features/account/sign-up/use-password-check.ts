import { checkPassword, type PasswordFinding } from "@heirlock/domain/account/password-policy";
import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../../platform/api/api-error.ts";

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

/** The findings for what is typed, at once; `checkThoroughly` waits for the list and rejects when it cannot come. */
export function usePasswordCheck(password: string): {
  findings: PasswordFinding[];
  checkThoroughly: (typed: string) => Promise<PasswordFinding[]>;
} {
  const [common, setCommon] = useState(noList);
  useEffect(() => {
    void loadCommonPasswords().then(setCommon, () => {});
  }, []);
  const checkThoroughly = useCallback(async (typed: string) => {
    const whole = await loadCommonPasswords();
    setCommon(whole);
    return checkPassword(typed, whole);
  }, []);
  return { findings: checkPassword(password, common), checkThoroughly };
}

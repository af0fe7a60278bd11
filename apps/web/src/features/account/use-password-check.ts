import { checkPassword, type PasswordFinding } from "@heirlock/domain/account/password-policy";
import { useCallback, useEffect, useState } from "react";

const noList: ReadonlySet<string> = new Set();
let loading: Promise<ReadonlySet<string>> | null = null;

/** The list of common passwords is 39 kB, so it comes after the page, not with it. A failed load may be tried again. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import("@heirlock/domain/account/common-passwords").then(
    (module) => module.commonPasswords,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The findings for what is typed, at once; and the same with the whole list, for the moment of sending. */
export function usePasswordCheck(password: string): {
  findings: PasswordFinding[];
  checkThoroughly: (typed: string) => Promise<PasswordFinding[]>;
} {
  const [common, setCommon] = useState(noList);
  useEffect(() => {
    void loadCommonPasswords().then(setCommon, () => {});
  }, []);
  const checkThoroughly = useCallback(async (typed: string) => checkPassword(typed, await loadCommonPasswords()), []);
  return { findings: checkPassword(password, common), checkThoroughly };
}

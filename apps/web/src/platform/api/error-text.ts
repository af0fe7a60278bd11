import type { ParseKeys, TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { knownKey } from "../known-key.ts";
import { useFormat } from "../use-format.ts";
import { ApiError } from "./api-error.ts";

/** The sentence for a failed call, in the reader's language, by its code. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation("platform");
  const format = useFormat();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t(keyProblem(error) ?? "errors.unknown");
      if (error.code === "RATE_LIMITED" && error.retryAfterSeconds) {
        const until = new Date(Date.now() + error.retryAfterSeconds * 1000);
        return t("errors.rateLimitedUntil", { time: format.date(until, "time") });
      }
      return t(knownKey(i18n, "platform", `errors.${error.code}`) ?? "errors.unknown");
    },
    [t, i18n, format],
  );
}

/** What the key worker refused with, told by its code alone: this file is part of pages that know no keys. */
function keyProblem(error: unknown): "errors.planStopped" | "errors.vaultLocked" | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "keys.not_available") return "errors.vaultLocked";
  return /^plan\.(rolled_back|forked|forged|invalid)$/.test(code) ? "errors.planStopped" : null;
}

/** The English messages of the contract's schemas, which a refused field may carry, with their keys. */
export const fieldKeys: Record<string, ParseKeys<"platform">> = {
  "Invalid email format": "fields.emailInvalid",
  "Password is required": "fields.passwordRequired",
  "First name is required": "fields.firstNameRequired",
  "First name too long": "fields.firstNameLong",
  "Last name is required": "fields.lastNameRequired",
  "Last name too long": "fields.lastNameLong",
};

/** Translates a message of the contract; one that is not known is shown as "not valid". `t` is of "platform". */
export function fieldText(message: string, t: TFunction<"platform">): string {
  return t(fieldKeys[message] ?? "errors.VALIDATION_ERROR");
}

import { useTranslation } from "react-i18next";
import type { SummaryError } from "../../../ui/forms/error-summary.tsx";
import { type Finding, isBothNamesMissing } from "./member-findings.ts";

/** Those with words of their own; every other field says "{Label} is required" (D37). */
const ownWords = [
  "first_name_required",
  "last_name_required",
  "email_invalid",
  "roles_required",
  "relationship_type_required",
  "phone_required",
  "law_firm_name_required",
  "relationship_required",
  "birth_order_too_small",
] as const;

export function useFindingText(): (finding: Finding) => string {
  const { t } = useTranslation("members/member-form");
  return ({ field, fault }) => {
    if (fault === "notBefore" || fault === "fromAge") return t(`error.${fault}`);
    const own = ownWords.find((one) => one === `${field}_${fault}`);
    if (own) return t(`error.${own}`);
    return t(`error.${fault === "required" ? "required" : "invalid"}`, { label: t(`field.${field}`) });
  };
}

/** The lines under "Please fix the following errors:" (MEM-022), each leading to its field. */
export function useSummary(): (errors: readonly SummaryError[], findings: readonly Finding[]) => SummaryError[] {
  const { t } = useTranslation("members/member-form");
  return (errors, findings) => {
    if (errors.length === 0 || !isBothNamesMissing(findings)) return [...errors];
    const others = errors.filter(({ field }) => field !== "first_name" && field !== "last_name");
    return [{ field: "first_name", message: t("error.bothNames") }, ...others];
  };
}

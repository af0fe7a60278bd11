import { remainingTime } from "@heirlock/domain/members/deadlines";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";

/** "27 days remaining", "5 hours remaining", "Less than 1 hour remaining", "Expired" (APR-011). */
export function RemainingTime({ until }: { until: string }) {
  const { t } = useTranslation("member-side");
  const format = useFormat();
  const left = remainingTime(new Date(until), new Date());
  if (left.unit === "expired") return t("remaining.expired");
  if (left.unit === "less_than_one_hour") return t("remaining.lessThanOneHour");
  return t(`remaining.${left.unit}`, { count: left.count, n: format.number(left.count) });
}

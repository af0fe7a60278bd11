import type { AccessAnswer } from "@heirlock/contract/members/fields";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

/** When something may be seen, in a line: the condition, a day or an age, and whether the member knows of it before. */
export function useAccessText(): (access: AccessAnswer) => string {
  const { t } = useTranslation("members/access-fields");
  const rule = useRuleText();
  return (access) =>
    [
      t(`condition.${access.access_condition}`),
      rule(access),
      access.access_condition !== "immediate" && access.tell_exists && t("told"),
    ]
      .filter(Boolean)
      .join(" · ");
}

/** The further rule of a custom condition, "" where there is none. */
export function useRuleText(): (access: AccessAnswer) => string {
  const { t } = useTranslation("members/access-fields");
  const format = useFormat();
  return ({ access_condition, not_before, from_age }) =>
    access_condition === "custom"
      ? [
          not_before && t("dayLine", { date: format.date(not_before, "short") }),
          from_age && t("ageLine", { age: format.number(from_age) }),
        ]
          .filter(Boolean)
          .join(" · ")
      : "";
}

import type { AccessAnswer } from "@heirlock/contract/members/fields";
import type { Sight } from "@heirlock/domain/members/can-see";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

/** When something may be seen, in a line: the condition, a day or an age, and whether the member knows of it before. */
export function useAccessText(): (access: AccessAnswer) => string {
  const { t } = useTranslation("members/access-fields");
  const fromText = useFromText();
  return (access) =>
    [
      t(`condition.${access.access_condition}`),
      access.access_condition === "custom" && fromText({ day: access.not_before, age: access.from_age }),
      access.access_condition !== "immediate" && access.tell_exists && t("told"),
    ]
      .filter(Boolean)
      .join(" · ");
}

/** What "later" waits for besides the release, "" where that is all. */
export function useFromText(): (from: Sight["from"]) => string {
  const { t } = useTranslation("members/access-fields");
  const format = useFormat();
  return (from) =>
    [
      from?.day && t("dayLine", { date: format.date(from.day, "short") }),
      from?.age && t("ageLine", { age: format.number(from.age) }),
    ]
      .filter(Boolean)
      .join(" · ");
}

import { EyeOff, Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { nameOf } from "./holder-name.ts";
import type { Relationship } from "./list-relationships.ts";

type Plan = Pick<Relationship, "holder" | "permissions" | "status">;

/** There are no assets, or none may be seen: an empty list alone would claim the first. */
export function NoAssets({ plans, level }: { plans: readonly Plan[]; level?: 2 | 3 | undefined }) {
  const { t } = useTranslation("member-side");
  const format = useFormat();
  const joined = plans.filter(({ status }) => status === "confirmed");
  const closed = joined.filter(({ permissions }) => !permissions.canViewAssignedAssets);
  const names = format.list(closed.map(({ holder }) => nameOf(holder)));
  const closedText = closed.length > 0 && t("assets.closedText", { names });
  if (closedText && closed.length === joined.length)
    return <EmptyState level={level} icon={EyeOff} title={t("assets.closedTitle")} text={closedText} />;
  return (
    <EmptyState
      level={level}
      icon={Landmark}
      title={t("assets.emptyTitle")}
      text={[t("assets.emptyText"), closedText].filter(Boolean).join(" ")}
    />
  );
}

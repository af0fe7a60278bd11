import type { Side } from "@heirlock/domain/account/role-switch";
import { isDualRole } from "@heirlock/domain/account/user-type";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { listRelationships } from "../../features/member-side/offers/list-relationships.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Avatar } from "../../ui/display/avatar.tsx";
import type { MenuEntry } from "../../ui/overlays/menu.tsx";
import { sidePath } from "./side.ts";

/** The rows by which a person with two sides changes between them (ACC-030); none for everybody else. */
export function useSideSwitch(side: Side): MenuEntry[] {
  const { t } = useTranslation("app/frames");
  const { profile, userType } = useSession();
  const dual = isDualRole(userType);
  const plans = usePlans(dual);
  if (!dual) return [];
  const name = profile ? `${profile.first_name} ${profile.last_name}` : t("side.holder");
  return [
    {
      kind: "group",
      id: "own-plan",
      label: t("menu.ownPlan"),
      items: [
        {
          id: "side-holder",
          label: name,
          description: t("side.holder"),
          picture: <Avatar name={name} tone="brass" />,
          checked: side === "holder",
          render: <Link to={sidePath.holder} />,
        },
      ],
    },
    {
      kind: "group",
      id: "other-plans",
      label: t("menu.otherPlans"),
      items: plans.map(({ id, holder, roles }) => ({
        id,
        label: holder,
        description: roles ? t("menu.inRoles", { side: t("side.member"), roles }) : t("side.member"),
        picture: <Avatar name={holder} />,
        checked: side === "member",
        render: <Link to={sidePath.member} />,
      })),
    },
    { kind: "separator", id: "after-sides" },
  ];
}

/** The plans that the person said yes to. While their names are on the way, one row stands for all of them. */
function usePlans(wanted: boolean): { id: string; holder: string; roles: string }[] {
  const { t } = useTranslation("app/frames");
  // Nothing waits for these words: the menu is opened long after they have come.
  const { t: people } = useTranslation("members", { useSuspense: false });
  const format = useFormat();
  const { data } = useQuery({ ...listRelationships, enabled: wanted });
  const confirmed = data?.filter(({ status }) => status === "confirmed") ?? [];
  if (confirmed.length === 0) return [{ id: "side-member", holder: t("menu.otherPlans"), roles: "" }];
  return confirmed.map(({ id, holder, roles }) => ({
    id,
    holder: `${holder.first_name} ${holder.last_name}`,
    roles: format.list(
      roles
        .filter(({ status }) => status === "active")
        .map(({ role }) => people(`role.${role}`))
        .filter((word) => word !== ""),
    ),
  }));
}

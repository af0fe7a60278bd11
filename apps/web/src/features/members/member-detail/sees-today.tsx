import type { Member } from "@heirlock/contract/members/members";
import { effectiveLevels } from "@heirlock/domain/members/effective-levels";
import { type PermissionGroup, shownAreas } from "@heirlock/domain/members/permission-groups";
import { Link } from "@tanstack/react-router";
import { Eye, EyeOff, Hourglass, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { countOn } from "../permissions/area-levels.ts";
import { groupNames } from "../permissions/permission-groups.tsx";
import { useAssignedAssets, useMemberPermissions } from "./member-parts.ts";

/** In short what the roles come to, by the rule that cuts the member's answers. Without its facts it is not there. */
export function SeesToday({ member }: { member: Member }) {
  const { t } = useTranslation("members/member-detail");
  const { t: area } = useTranslation("members/permissions");
  const format = useFormat();
  const permissions = useMemberPermissions(member.id);
  const assets = useAssignedAssets(member.id);
  if (!permissions.data || !assets.data) return null;
  const levels = effectiveLevels({
    status: member.status,
    isActive: member.is_active,
    roles: member.member_roles,
    levels: permissions.data.levels,
    will: null,
  });
  // Whoever has no account has nothing to look with (D33).
  const seen = member.member_id === null ? [] : groupNames.filter((group) => countOn(levels, group) > 0);
  const counted = (count: number) => t("sees.assets", { count, n: format.number(count) });
  const now = assets.data.filter(({ access_condition }) => access_condition === "immediate").length;
  const later = assets.data.length - now;
  const groupLine = (group: PermissionGroup) => {
    const on = format.number(countOn(levels, group));
    return `${area(`group.${group}`)}: ${area("countOn", { on, all: format.number(shownAreas(group).length) })}`;
  };
  const seesAssets = seen.includes("assets") && levels.canViewAssignedAssets !== "none";
  const lines = [...seen.map(groupLine), ...(seesAssets && now > 0 ? [counted(now)] : [])];
  return (
    <Card as="section" aria-labelledby="sees-title">
      <h2 id="sees-title" className="text-h3">
        {t("sees.title", { name: member.first_name })}
      </h2>
      <Lines icon={lines.length > 0 ? Eye : EyeOff} lines={lines.length > 0 ? lines : [t("sees.nothing")]} />
      {later > 0 && (
        <>
          <h3 className="mt-4 border-t border-line pt-4 font-sans text-body font-semibold tracking-normal">
            {t("sees.later")}
          </h3>
          <Lines icon={Hourglass} lines={[counted(later)]} />
        </>
      )}
      <div className="mt-5 grid gap-2.5">
        <Button
          block
          variant="secondary"
          size="sm"
          icon={Eye}
          render={<Link to="/dashboard/will-holder/members/$id/preview" params={{ id: member.id }} />}
        >
          {t("sees.viewAs", { name: member.first_name })}
        </Button>
        <Button
          block
          variant="ghost"
          size="sm"
          render={
            <Link
              to="/dashboard/will-holder/members/$id"
              params={{ id: member.id }}
              search={{ tab: "permissions" }}
              resetScroll={false}
              replace
            />
          }
        >
          {t("sees.change")}
        </Button>
      </div>
    </Card>
  );
}

function Lines({ icon: Icon, lines }: { icon: LucideIcon; lines: readonly string[] }) {
  return (
    <ul className="mt-3 grid gap-2.5">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-3">
          <Icon aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 flex-none text-ink-2" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}

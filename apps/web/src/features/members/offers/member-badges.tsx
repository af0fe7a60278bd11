import type { Member } from "@heirlock/contract/members/members";
import { isMemberRole, type MemberRole } from "@heirlock/domain/members/roles";
import type { MemberStatus } from "@heirlock/domain/members/statuses";
import { wantsCall } from "@heirlock/domain/sharing/wants-call";
import {
  Ban,
  Clock,
  Feather,
  HandHeart,
  KeyRound,
  type LucideIcon,
  Mail,
  PenLine,
  PhoneCall,
  PowerOff,
  Scale,
  Shield,
  UserCheck,
  X,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeVariant } from "../../../ui/display/badge.tsx";

/** Where a member stands, as picture, word and colour (MEM-102, D32). */
const looks: Record<MemberStatus, { variant: BadgeVariant; icon?: LucideIcon }> = {
  draft: { variant: "draft" },
  pending: { variant: "secondary", icon: Clock },
  invited: { variant: "info", icon: Mail },
  confirmed: { variant: "confirmed" },
  rejected: { variant: "destructive", icon: X },
  revoked: { variant: "destructive", icon: Ban },
};

type Standing = Pick<Member, "status" | "confirmed_by_holder" | "is_active" | "keys">;

/** The status, and under it what else keeps the member from having a full part. */
export function StatusBadges({ member }: { member: Standing }) {
  const { t } = useTranslation("members");
  const { variant, icon } = looks[member.status];
  const byHolder = member.status === "confirmed" && member.confirmed_by_holder;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={variant} icon={byHolder ? UserCheck : icon}>
        {t(`memberStatus.${byHolder ? "confirmedByHolder" : member.status}`)}
      </Badge>
      {wantsComparing(member) && (
        <Badge variant="pending" icon={KeyRound}>
          {t("compareWords")}
        </Badge>
      )}
      {member.status === "confirmed" && member.keys.state === "refused" && (
        <Badge variant="pending" icon={KeyRound}>
          {t("wordsDifferent")}
        </Badge>
      )}
      {!member.is_active && (
        <Badge variant="outline" icon={PowerOff}>
          {t("switchedOff")}
        </Badge>
      )}
    </span>
  );
}

/** Under the name that the pages of members have for it. */
export const wantsComparing = wantsCall;

/** Each role has a badge and a picture of its own (MEM-085). */
export const roleLooks: Record<MemberRole, { variant: BadgeVariant; icon: LucideIcon }> = {
  beneficiary: { variant: "default", icon: HandHeart },
  executor: { variant: "info", icon: Feather },
  guardian: { variant: "success", icon: Shield },
  lawyer: { variant: "warning", icon: Scale },
  witness: { variant: "secondary", icon: PenLine },
  trusted_contact: { variant: "pending", icon: PhoneCall },
};

export function RoleBadge({ role, primary = false }: { role: MemberRole; primary?: boolean | undefined }) {
  const { t } = useTranslation("members");
  const { variant, icon } = roleLooks[role];
  const word = t(`role.${role}`);
  return (
    <Badge variant={variant} icon={icon}>
      {primary ? t("primaryRole", { role: word }) : word}
    </Badge>
  );
}

/** The roles of a member, the primary one first; those that are not active are outlined. */
export function RoleBadges({ member }: { member: Pick<Member, "member_roles" | "primary_role"> }) {
  const { t } = useTranslation("members");
  const first = (role: string) => (role === member.primary_role ? 0 : 1);
  const held = member.member_roles.filter(({ status }) => status !== "revoked");
  if (held.length === 0) return <span className="text-ink-3">{t("noRole")}</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {held
        .toSorted((one, other) => first(one.role) - first(other.role))
        .filter(({ role }) => isMemberRole(role))
        .map(({ id, role, status }) =>
          status === "active" ? (
            <RoleBadge key={id} role={role} />
          ) : (
            <Badge key={id} variant="outline" icon={roleLooks[role].icon}>
              {t(`role.${role}`)}
            </Badge>
          ),
        )}
    </span>
  );
}

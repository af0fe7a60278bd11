import type { Member } from "@heirlock/contract/members/members";
import { remainingTime } from "@heirlock/domain/members/deadlines";
import { standingOf } from "@heirlock/domain/members/member-transitions";
import { needsApproval, roleChangesFor, roleGroupOf } from "@heirlock/domain/members/role-transitions";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { SettableRoleStatus } from "@heirlock/domain/members/statuses";
import { Ellipsis, Plus, RotateCcw, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Badge, type BadgeVariant } from "../../../ui/display/badge.tsx";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectBox } from "../../../ui/forms/select.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Menu } from "../../../ui/overlays/menu.tsx";
import { roleLooks } from "../offers/member-badges.tsx";
import { addableRoles, canRemove, firstAddable, type HeldRole, settableFor, stateOf } from "./role-choices.ts";

/** With the rule that says what is seen; the roles come first. */
const WhatTheySee = lazy(async () => ({ default: (await import("./what-they-see.tsx")).WhatTheySee }));
const AddRoleDialog = lazy(async () => ({ default: (await import("./add-role-dialog.tsx")).AddRoleDialog }));
const RoleStatusDialog = lazy(async () => ({ default: (await import("./role-dialogs.tsx")).RoleStatusDialog }));
const RemoveRoleDialog = lazy(async () => ({ default: (await import("./role-dialogs.tsx")).RemoveRoleDialog }));

type Asked =
  | { what: "add"; role: MemberRole }
  | { what: "status"; role: HeldRole; status: SettableRoleStatus }
  | { what: "remove"; role: HeldRole };

const groups = ["active", "pending_approval", "inactive"] as const;
const groupLooks: Record<(typeof groups)[number], BadgeVariant> = {
  active: "success",
  pending_approval: "pending",
  inactive: "secondary",
};

/** Role Management: every role with where it stands, and what can be done to it (MEM-064, MEM-076). */
export function RolesTab({ member }: { member: Member }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_290px]">
      <RoleManagement member={member} />
      <Suspense>
        <WhatTheySee member={member} />
      </Suspense>
    </div>
  );
}

export function RoleManagement({ member }: { member: Member }) {
  const { t } = useTranslation("members/member-detail");
  const { t: refusal } = useTranslation("members/errors");
  const [asked, setAsked] = useState<Asked | null>(null);
  const name = member.first_name;
  const rule = roleChangesFor[standingOf(stateOf(member))];
  const first = (role: HeldRole) => (role.role === member.primary_role ? 0 : 1);
  const close = () => setAsked(null);
  return (
    <section aria-labelledby="roles-title" className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="roles-title">{t("roles.title")}</h2>
        {addableRoles(member).length > 0 && (
          <Button size="sm" icon={Plus} onClick={() => setAsked({ what: "add", role: firstAddable(member) })}>
            {t("roles.add")}
          </Button>
        )}
      </div>
      {rule !== "allowed" && (
        <Alert title={refusal(`codes.${rule}`)}>
          {rule === "ROLES_HELD_BY_INVITATION" ? t("roles.heldText") : t("roles.endedText", { name })}
        </Alert>
      )}
      {member.member_roles.length === 0 && <p className="text-ink-2">{t("roles.none", { name })}</p>}
      {groups.map((group) => {
        const roles = member.member_roles
          .filter(({ status }) => roleGroupOf(status) === group)
          .toSorted((one, other) => first(one) - first(other));
        return roles.length > 0 && <RoleGroup key={group} {...{ group, roles, member }} onAsk={setAsked} />;
      })}
      {needsApproval(stateOf(member), "executor") && <Alert>{t("roles.notice", { name })}</Alert>}
      <Suspense>
        {asked?.what === "add" && <AddRoleDialog member={member} initial={asked.role} onClose={close} />}
        {asked?.what === "status" && <RoleStatusDialog role={asked.role} status={asked.status} onClose={close} />}
        {asked?.what === "remove" && <RemoveRoleDialog member={member} role={asked.role} onClose={close} />}
      </Suspense>
    </section>
  );
}

interface RowsProps {
  member: Member;
  onAsk: (asked: Asked) => void;
}

function RoleGroup({
  group,
  roles,
  ...rest
}: RowsProps & { group: (typeof groups)[number]; roles: readonly HeldRole[] }) {
  const { t } = useTranslation("members/member-detail");
  const format = useFormat();
  const id = `role-group-${group}`;
  return (
    <section aria-labelledby={id}>
      <div className="mb-2.5 flex flex-wrap items-center gap-2.5">
        <h3 id={id} className="flex font-sans text-body tracking-normal">
          <Badge variant={groupLooks[group]}>{t(`roles.group.${group}`)}</Badge>
        </h3>
        <span className="text-ink-2">{t("roles.count", { count: roles.length, n: format.number(roles.length) })}</span>
      </div>
      <Card className="py-1! md:py-1!">
        <ul className="divide-y divide-line">
          {roles.map((role) => (
            <RoleRow key={role.id} role={role} {...rest} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

const tones: Record<ReturnType<typeof roleGroupOf>, IconTileTone> = {
  active: "primary",
  pending_approval: "brass",
  inactive: "neutral",
};

function RoleRow({ role, member, onAsk }: RowsProps & { role: HeldRole }) {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members");
  const about = useAbout();
  const name = word(`role.${role.role}`);
  const isWaiting = role.status === "pending_approval";
  const choices = settableFor(member, role);
  const wasRefused = role.inactive_because !== null && role.inactive_because !== "holder";
  const canAskAgain = wasRefused && addableRoles(member).includes(role.role);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-4">
      <IconTile icon={roleLooks[role.role].icon} tone={tones[roleGroupOf(role.status)]} />
      <div className="min-w-0 flex-1 basis-48 leading-snug">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2">{about(role, role.role === member.primary_role)}</p>
      </div>
      {isWaiting ? (
        <Badge variant="pending">{t("roles.waiting")}</Badge>
      ) : (
        <div className="flex items-center gap-2 max-sm:w-full">
          <SelectBox
            label={t("roles.statusOf", { role: name })}
            className="sm:w-38!"
            disabled={choices.length < 2}
            value={role.status as SettableRoleStatus}
            options={choices.map((value) => ({ value, label: t(`roles.status.${value}`) }))}
            onValueChange={(status) => status !== role.status && onAsk({ what: "status", role, status })}
          />
          {(canRemove(member, role) || canAskAgain) && (
            <Menu
              label={t("roles.menu", { role: name })}
              trigger={<IconButton label={t("roles.menu", { role: name })} icon={Ellipsis} />}
              items={[
                ...(canAskAgain
                  ? [
                      {
                        id: "ask",
                        label: t("roles.askAgain"),
                        icon: RotateCcw,
                        onSelect: () => onAsk({ what: "add", role: role.role }),
                      },
                    ]
                  : []),
                ...(canRemove(member, role)
                  ? [
                      {
                        id: "remove",
                        label: t("roles.remove"),
                        icon: Trash2,
                        danger: true,
                        onSelect: () => onAsk({ what: "remove", role }),
                      },
                    ]
                  : []),
              ]}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** Since when a role stands where it stands, and why. */
function useAbout(): (role: HeldRole, isPrimary: boolean) => string {
  const { t } = useTranslation("members/member-detail");
  const format = useFormat();
  const left = (expiresAt: string): string => {
    const remaining = remainingTime(new Date(expiresAt), new Date());
    if (remaining.unit === "expired") return t("roles.expired");
    if (remaining.unit === "less_than_one_hour") return t("roles.lessThanHour");
    return t(`roles.${remaining.unit}`, { count: remaining.count, n: format.number(remaining.count) });
  };
  return ({ status, since, expires_at, inactive_because }, isPrimary) => {
    const date = format.date(since, "short");
    if (status === "active") return t(isPrimary ? "roles.primarySince" : "roles.since", { date });
    if (status === "pending_approval")
      return [t("roles.asked", { date }), expires_at && left(expires_at)].filter(Boolean).join(" · ");
    if (inactive_because !== null && inactive_because !== "holder")
      return t(`roles.because.${inactive_because}`, { date });
    return t(status === "revoked" ? "roles.revokedOn" : "roles.because.holder", { date });
  };
}

import { firstRole, type MemberRole } from "@heirlock/domain/members/roles";
import { clsx } from "clsx";
import { Feather, HandHeart, type LucideIcon, PenLine, PhoneCall, Scale, Shield } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { TickBox } from "../../../ui/forms/tick-box.tsx";
import { Card } from "../../../ui/layout/card.tsx";

const pictures: Record<MemberRole, LucideIcon> = {
  beneficiary: HandHeart,
  executor: Feather,
  guardian: Shield,
  lawyer: Scale,
  witness: PenLine,
  trusted_contact: PhoneCall,
};

/** What somebody is asked to be, each with its tick; receiving something cannot be unticked (D40). */
export function AskedRoles({
  roles,
  holder,
  declined,
  onChange,
}: {
  roles: readonly MemberRole[];
  holder: string;
  declined: readonly MemberRole[];
  onChange: (declined: MemberRole[]) => void;
}) {
  const { t } = useTranslation("members/invitations");
  const { t: people } = useTranslation("members");
  const choosable = roles.length > 1 && roles.some((role) => role !== firstRole);
  // On a phone the title has already asked for the one role that cannot be unticked.
  const isTold = roles.every((role) => role === firstRole);
  return (
    <Card as="section" aria-labelledby="asked-roles" className={clsx(isTold && "max-md:hidden")}>
      <h2 id="asked-roles" className="mb-1 text-h3">
        {t("answer.roles")}
      </h2>
      <ul className="divide-y divide-line">
        {roles.map((role) => (
          <li key={role}>
            <label htmlFor={`role-${role}`} className="flex cursor-pointer items-start gap-4 py-4">
              {choosable && (
                <TickBox
                  id={`role-${role}`}
                  checked={!declined.includes(role)}
                  disabled={role === firstRole}
                  aria-describedby={`role-${role}-about`}
                  onChange={(event) =>
                    onChange(event.target.checked ? declined.filter((one) => one !== role) : [...declined, role])
                  }
                />
              )}
              <span className="min-w-0 flex-1">
                <span className="serif block text-h4">{people(`role.${role}`)}</span>
                <span id={`role-${role}-about`} className="mt-1 block text-ink-2">
                  {t(`role.${role}`, { name: holder })}
                </span>
              </span>
              <IconTile
                icon={pictures[role]}
                tone={role === "guardian" ? "brass" : "primary"}
                className="max-md:hidden"
              />
            </label>
          </li>
        ))}
      </ul>
      {choosable && <p className="border-t border-line pt-3.5 text-meta text-ink-3">{t("answer.untick")}</p>}
    </Card>
  );
}

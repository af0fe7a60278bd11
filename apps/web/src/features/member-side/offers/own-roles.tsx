import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/display/badge.tsx";
import { RoleBadge } from "../../members/offers/member-badges.tsx";
import type { Relationship } from "./member-side.ts";

/** One's own roles: those that count in their colour, the others with the word that says why not. */
export function OwnRoles({ roles }: { roles: Relationship["roles"] }) {
  const { t } = useTranslation("member-side");
  const { t: people } = useTranslation("members");
  if (roles.length === 0) return <p className="text-ink-2">{people("noRole")}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {roles.map(({ id, role, status }) => (
        <li key={id}>
          {status === "active" ? (
            <RoleBadge role={role} />
          ) : (
            <Badge variant="outline">
              {t("wills.roleNow", { role: people(`role.${role}`), status: t(`roleStatus.${status}`) })}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

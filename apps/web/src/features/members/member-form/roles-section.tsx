import { toggleRole } from "@heirlock/domain/members/chosen-roles";
import { roleConflicts } from "@heirlock/domain/members/role-conflicts";
import { type MemberRole, memberRoles } from "@heirlock/domain/members/roles";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { isRealDate } from "../../../ui/forms/date-parts.ts";
import { FieldGroup } from "../../../ui/forms/field.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { TickBox } from "../../../ui/forms/tick-box.tsx";
import { CardSection } from "../../../ui/layout/card.tsx";
import { RoleBadge } from "../offers/member-badges.tsx";
import { tileColumns } from "./basic-section.tsx";
import { briefCard } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";
import { withRoles } from "./member-draft.ts";

/** Checkboxes of the roles, a radio for the primary one, badges that sum it up (MEM-051). */
export function RolesSection({ form }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  const { t: word } = useTranslation("members");
  const { roles, primary_role } = form.draft;
  const toggle = (role: MemberRole) => {
    const next = toggleRole({ roles, primary: primary_role }, role);
    form.change(withRoles(form.draft, next.roles, next.primary));
  };
  return (
    <CardSection
      id="roles-title"
      title={t("section.roles")}
      text={!form.isBrief && t("section.rolesText")}
      className={form.isBrief ? briefCard : undefined}
    >
      <FieldGroup id="roles" label={t("section.roles")} hideLegend error={form.error("roles")}>
        {form.isBrief ? (
          <RoleTiles roles={roles} onToggle={toggle} />
        ) : (
          <div className="grid gap-x-5 sm:grid-cols-2">
            {memberRoles.map((role) => (
              <Checkbox
                key={role}
                name={`role-${role}`}
                label={<span className="font-semibold">{word(`role.${role}`)}</span>}
                description={word(`roleAbout.${role}`)}
                checked={roles.includes(role)}
                onCheckedChange={() => toggle(role)}
              />
            ))}
          </div>
        )}
      </FieldGroup>
      {roles.length === 1 && form.isBrief && <Conflicts form={form} />}
      {/* With one role on a phone there is nothing to choose or to sum up. */}
      {roles.length > (form.isBrief ? 1 : 0) && (
        <>
          <RadioCards
            name="primary_role"
            label={t("field.primary_role")}
            hint={t("primaryHint")}
            inline
            error={form.error("primary_role")}
            value={primary_role}
            options={roles.map((role) => ({ value: role, label: word(`role.${role}`) }))}
            onValueChange={(role) => form.change({ primary_role: role })}
          />
          <ul aria-label={t("rolesChosen")} className="flex flex-wrap gap-2">
            {roles.map((role) => (
              <li key={role}>
                <RoleBadge role={role} primary={role === primary_role} />
              </li>
            ))}
          </ul>
          <Conflicts form={form} />
        </>
      )}
    </CardSection>
  );
}

interface RoleTilesProps {
  roles: readonly MemberRole[];
  onToggle: (role: MemberRole) => void;
}

/** On a phone: six tiles, and below them what the chosen ones mean. */
function RoleTiles({ roles, onToggle }: RoleTilesProps) {
  const { t: word } = useTranslation("members");
  return (
    <>
      <div className={clsx(tileColumns, "items-stretch!")}>
        {memberRoles.map((role) => (
          <label
            key={role}
            htmlFor={`role-${role}`}
            className="flex min-h-[50px] cursor-pointer items-center gap-2 rounded-input border-[1.5px] border-line-strong bg-surface px-2 py-1.5 text-[0.94rem] leading-[1.25] font-semibold has-checked:border-primary has-checked:bg-primary-tint"
          >
            <TickBox
              id={`role-${role}`}
              name={`role-${role}`}
              checked={roles.includes(role)}
              onChange={() => onToggle(role)}
            />
            <span className="min-w-0 break-words hyphens-auto">{word(`role.${role}`)}</span>
          </label>
        ))}
      </div>
      {roles.length > 0 && (
        <p className="mt-2.5 text-meta text-ink-2">{roles.map((role) => word(`roleAbout.${role}`)).join(". ")}.</p>
      )}
    </>
  );
}

/** Roles that should not meet in one person. They keep nobody from saving (D41). */
function Conflicts({ form: { draft, family } }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  const { t: word } = useTranslation("members");
  const found = roleConflicts(
    [
      {
        id: "draft",
        roles: draft.roles,
        dateOfBirth: isRealDate(draft.date_of_birth) ? draft.date_of_birth : null,
        spouse: null,
      },
    ],
    family,
    new Date().toISOString().slice(0, 10),
  );
  return found.map(({ code, role, severity }) => (
    <Alert key={`${code} ${role}`} tone="warning" live="polite">
      {code === "role.minor"
        ? t("conflict.minor", { role: word(`role.${role}`) })
        : t(severity === "error" ? "conflict.witness_is_beneficiary" : "conflict.witness_is_beneficiary_warning")}
    </Alert>
  ));
}

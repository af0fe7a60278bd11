import { RotateCcw, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ownChoices } from "../permissions/area-levels.ts";
import { PermissionGroups } from "../permissions/permission-groups.tsx";
import { SuggestedAccess } from "../permissions/suggested-access.tsx";
import { FormSection, hasErrorIn } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";
import { levelsIn, roleOfDefaults } from "./member-draft.ts";

/** How much, from the defaults of the primary role on (PRM-007 to PRM-009); under it, which assets and when. */
export function PermissionsSection({ form, children }: { form: FormState; children: ReactNode }) {
  const { t } = useTranslation("members/member-form");
  const { t: word } = useTranslation("members");
  const { draft } = form;
  const role = roleOfDefaults(draft);
  const hasOwn = Object.keys(draft.overrides).length > 0;
  return (
    <FormSection
      form={form}
      id="permissions-title"
      title={t("section.permissions")}
      closedText={[
        t(hasOwn ? "closed.permissionsOwn" : "closed.permissionsUsual"),
        ...(draft.assignments.length > 0 ? [t("closed.assets", { count: draft.assignments.length })] : []),
      ].join(" · ")}
      icon={SlidersHorizontal}
      hasError={hasErrorIn(
        form,
        draft.assignments.map(({ asset_id }) => `assignment-${asset_id}` as const),
      )}
      text={t("section.permissionsText", { role: word(`role.${role}`) })}
    >
      <p className="text-ink-2">{t("permissionsNote")}</p>
      <SuggestedAccess role={role} onApply={(levels) => form.change({ overrides: ownChoices(levels, role) })} />
      <PermissionGroups
        layout="rows"
        levels={levelsIn(draft)}
        role={role}
        isChanged={(area) => draft.overrides[area] !== undefined}
        onChange={(levels) => form.change({ overrides: ownChoices(levels, role) })}
      />
      <div>
        <Button
          type="button"
          variant="ghost"
          size="sm"
          icon={RotateCcw}
          disabled={!hasOwn}
          onClick={() => {
            form.change({ overrides: {} });
            toast({ title: t("resetDone") });
          }}
        >
          {t("reset")}
        </Button>
      </div>
      {children}
    </FormSection>
  );
}

import type { Member } from "@heirlock/contract/members/members";
import type { MemberPermissions } from "@heirlock/contract/members/permissions";
import { type Area, areas, type Levels } from "@heirlock/domain/members/areas";
import { defaultLevels } from "@heirlock/domain/members/default-levels";
import { mayAct } from "@heirlock/domain/members/may-act";
import { type Overrides, roleForDefaults } from "@heirlock/domain/members/member-levels";
import { RotateCcw } from "lucide-react";
import { type Dispatch, lazy, type ReactNode, type SetStateAction, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { followMember } from "../../../platform/plan/act.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { SaveBar } from "../../../ui/forms/save-bar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PermissionGroups } from "../permissions/permission-groups.tsx";
import { SuggestedAccess } from "../permissions/suggested-access.tsx";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";
import { useMemberPermissions } from "./member-parts.ts";
import { stateOf } from "./role-choices.ts";

const ResetDialog = lazy(async () => ({ default: (await import("./reset-dialog.tsx")).ResetDialog }));

/** Areas changed on this page and not saved yet; over whatever is saved, so that a newer version keeps them apart. */
export type Unsaved = Overrides;

export interface PermissionsTabProps {
  member: Member;
  unsaved: Unsaved;
  onChange: Dispatch<SetStateAction<Unsaved>>;
}

/** How much a member may see: looked at, changed, saved and reset (PRM-004 to PRM-007, D42 to D44). */
export function PermissionsTab(props: PermissionsTabProps) {
  const { t } = useTranslation("members/member-detail");
  const permissions = useMemberPermissions(props.member.id);
  if (permissions.data) return <Editor {...props} saved={permissions.data} />;
  if (!permissions.error) return <LoadingState label={t("page.loadingPart")} />;
  return (
    <OnlyDefaults member={props.member} busy={permissions.isFetching} onRetry={() => void permissions.refetch()} />
  );
}

/** The defaults of the role in the place of what could not be read; they cannot be saved over it (PRM-025, D44). */
function OnlyDefaults({ member, busy, onRetry }: { member: Member; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members");
  const held = member.member_roles.map(({ role, status, since }) => ({ role, status, createdAt: new Date(since) }));
  const role = roleForDefaults(held, member.primary_role);
  return (
    <div className="grid gap-5">
      <Alert
        tone="warning"
        title={t("permissions.failedTitle", { role: word(`role.${role}`) })}
        action={
          <Button variant="secondary" size="sm" busy={busy} busyLabel={t("page.loadingPart")} onClick={onRetry}>
            {t("permissions.tryAgain")}
          </Button>
        }
      >
        {t("permissions.failedText")}
      </Alert>
      <PermissionGroups
        layout="cards"
        readOnly
        levels={defaultLevels[role]}
        role={role}
        isChanged={() => false}
        onChange={() => {}}
      />
    </div>
  );
}

function Editor({ member, saved, unsaved, onChange }: PermissionsTabProps & { saved: MemberPermissions }) {
  const { t } = useTranslation("members/member-detail");
  const failureText = useFailureText();
  const [isOutdated, setOutdated] = useState(false);
  const levels: Levels = { ...saved.levels, ...unsaved };
  const changed = areas.filter((area) => levels[area] !== saved.levels[area]);
  const isEditable = mayAct("manage_permissions", { userId: "holder" }, { ...stateOf(member), ...holder }).allowed;
  // Only what was changed, with the version it was read at: nothing else can be overwritten (D44).
  const save = useMemberChange(async (permissions: Overrides) => {
    await call("PATCH /api/members/:id/permissions", {
      params: { id: member.id },
      body: { permissions, version: saved.version },
    });
    await followMember(member.id, "level");
  });
  // An area that is being saved counts as changed whatever is pressed: the answer may make it differ again.
  const keep = (next: Levels) =>
    onChange(only((area) => next[area] !== saved.levels[area] || (save.isPending && area in save.variables), next));
  const submit = () =>
    save.mutate(
      only((area) => changed.includes(area), levels),
      {
        onSuccess: (_, sent) => {
          setOutdated(false);
          // What was pressed again meanwhile stays to be saved.
          onChange((now) => only((area) => area in now && now[area] !== sent[area], now));
          toast({ title: t("permissions.saved"), text: t("permissions.savedText") });
        },
        onError: (error) => {
          setOutdated(hasCode(error, "UPDATE_ERROR"));
          const failed = t("permissions.saveFailed");
          toastError(hasCode(error, "UPDATE_ERROR") ? failed : failureText(error, failed));
        },
      },
    );
  return (
    <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_290px]">
      <div className="grid min-w-0 gap-5">
        <Notices member={member} isEditable={isEditable} isOutdated={isOutdated} />
        {isEditable && <SuggestedAccess role={saved.role} onApply={keep} />}
        <PermissionGroups
          layout="cards"
          readOnly={!isEditable}
          levels={levels}
          role={saved.role}
          isChanged={(area) => levels[area] !== defaultLevels[saved.role][area]}
          onChange={keep}
        />
      </div>
      <StartingPoint member={member} saved={saved} canReset={isEditable} onReset={() => onChange({})} />
      <div className="lg:col-span-2">
        <SaveBar
          changes={changed.length}
          saveLabel={t("permissions.save")}
          busy={save.isPending}
          onCancel={() => onChange({})}
          onSave={submit}
        />
      </div>
    </div>
  );
}

const only = (which: (area: Area) => boolean, from: Overrides): Overrides =>
  Object.fromEntries(areas.filter(which).map((area) => [area, from[area]]));

const holder = { holderId: "holder", userId: null };

function Notices({
  member,
  isEditable,
  isOutdated,
}: {
  member: Member;
  isEditable: boolean;
  isOutdated: boolean;
}): ReactNode {
  const { t } = useTranslation("members/member-detail");
  const name = member.first_name;
  if (!isEditable) return <Alert>{t("permissions.ended", { name })}</Alert>;
  const hasEffect = member.status === "confirmed" && member.is_active;
  return (
    <>
      {isOutdated && (
        <Alert tone="warning" live="assertive" title={t("permissions.outdatedTitle")}>
          {t("permissions.outdatedText")}
        </Alert>
      )}
      <Alert>
        {t("permissions.text")} {!hasEffect && t("permissions.notYet", { name })}
      </Alert>
    </>
  );
}

/** The role whose defaults apply, and what the holder chose otherwise (D43). */
function StartingPoint({
  saved,
  member,
  canReset,
  onReset,
}: {
  saved: MemberPermissions;
  member: Member;
  canReset: boolean;
  onReset: () => void;
}) {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members");
  const { t: permission } = useTranslation("members/permissions");
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const own = areas.filter((area: Area) => saved.overrides[area] !== undefined);
  const areaNames = format.list(own.map((area) => permission(`area.${area}`)));
  const role = word(`role.${saved.role}`);
  return (
    <Card as="section" aria-labelledby="start-title">
      <h2 id="start-title" className="text-h3">
        {t("permissions.start")}
      </h2>
      <p className="mt-1.5 text-ink-2">{t("permissions.from", { role })}</p>
      {own.length === 0 ? (
        <p className="mt-3 text-ink-2">{t("permissions.ownNone")}</p>
      ) : (
        <>
          <h3 className="mt-4 font-sans text-body font-semibold tracking-normal">{t("permissions.own")}</h3>
          <ul className="mt-1 grid gap-1.5">
            {own.map((area) => (
              <li key={area} className="flex items-center justify-between gap-3">
                <span className="min-w-0">{permission(`area.${area}`)}</span>
                <Badge variant={saved.levels[area] === "none" ? "draft" : "secondary"}>
                  {permission(saved.levels[area] === "none" ? "off" : `level.${saved.levels[area]}`)}
                </Badge>
              </li>
            ))}
          </ul>
          {canReset && (
            <Button
              block
              className="mt-4"
              variant="secondary"
              size="sm"
              icon={RotateCcw}
              onClick={() => setAsking(true)}
            >
              {permission("reset")}
            </Button>
          )}
          <p className="mt-3 text-ink-3">{t("permissions.stay")}</p>
        </>
      )}
      {isAsking && (
        <Suspense>
          <ResetDialog
            member={member}
            role={role}
            areaNames={areaNames}
            onClose={() => setAsking(false)}
            onDone={onReset}
          />
        </Suspense>
      )}
    </Card>
  );
}

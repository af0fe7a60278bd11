import type { Member } from "@heirlock/contract/members/members";
import type { SettableRoleStatus } from "@heirlock/domain/members/statuses";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";
import type { HeldRole } from "./role-choices.ts";

/** "Confirm Role Status Change", with what follows from it (MEM-079 to MEM-081). */
export function RoleStatusDialog({
  role,
  status,
  onClose,
}: {
  role: HeldRole;
  status: SettableRoleStatus;
  onClose: () => void;
}) {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members");
  const { t: area } = useTranslation("members/permissions");
  const format = useFormat();
  const failureText = useFailureText();
  const change = useMemberChange(() =>
    call("POST /api/members/roles/:roleId/status", { params: { roleId: role.id }, body: { status } }),
  );
  const statusWord = t(`roles.status.${status}`);
  const confirm = () =>
    change.mutate(undefined, {
      onSuccess: ({ kept_overrides }) => {
        const kept = format.list(kept_overrides.map((one) => area(`area.${one}`)));
        toast({
          title: t("done.status", { status: statusWord }),
          ...(kept_overrides.length > 0 && { text: t("done.kept", { areas: kept }) }),
        });
        onClose();
      },
      onError: (error) => toastError(failureText(error, t("failed.status"))),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("setStatus.title")}
      description={t("setStatus.text", { role: word(`role.${role.role}`), status: statusWord })}
      effects={[t("setStatus.effect1"), t("setStatus.effect2"), t("setStatus.effect3")]}
      cancelLabel={t("cancel")}
      confirmLabel={t("setStatus.confirm")}
      busy={change.isPending}
      busyLabel={t("saving")}
      onConfirm={confirm}
    />
  );
}

export function RemoveRoleDialog({ member, role, onClose }: { member: Member; role: HeldRole; onClose: () => void }) {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members");
  const failureText = useFailureText();
  const remove = useMemberChange(() => call("DELETE /api/members/roles/:roleId", { params: { roleId: role.id } }));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("roles.removeTitle", { role: word(`role.${role.role}`) })}
      description={t("roles.removeText", { name: member.first_name })}
      cancelLabel={t("cancel")}
      confirmLabel={t("roles.remove")}
      busy={remove.isPending}
      busyLabel={t("saving")}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast({ title: t("done.removed") });
            onClose();
          },
          onError: (error) => toastError(failureText(error, t("failed.remove"))),
        })
      }
    />
  );
}

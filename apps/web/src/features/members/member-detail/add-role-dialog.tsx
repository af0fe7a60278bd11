import type { Member } from "@heirlock/contract/members/members";
import { needsApproval } from "@heirlock/domain/members/role-transitions";
import type { MemberRole } from "@heirlock/domain/members/roles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Select } from "../../../ui/forms/select.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";
import { addableRoles, stateOf } from "./role-choices.ts";

const longestReason = 500;

/** Gives a role, or asks the member whether they take it (MEM-072, MEM-073, MEM-083). */
export function AddRoleDialog({
  member,
  initial,
  onClose,
}: {
  member: Member;
  initial: MemberRole;
  onClose: () => void;
}) {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members");
  const failureText = useFailureText();
  const [role, setRole] = useState(initial);
  const [reason, setReason] = useState("");
  const asks = needsApproval(stateOf(member), role);
  const isConfirmed = needsApproval(stateOf(member), "executor");
  const isTooLong = asks && reason.trim().length > longestReason;
  const name = member.first_name;
  // The exact relation is the same in every role (D38).
  const kinship = member.member_roles.find(({ role_metadata }) => role_metadata.kinship)?.role_metadata.kinship;
  const add = useMemberChange(() =>
    call("POST /api/members/:id/roles", {
      params: { id: member.id },
      body: {
        role,
        role_metadata: kinship ? { kinship } : {},
        ...(asks && reason.trim() && { reason: reason.trim() }),
      },
    }),
  );
  const submit = () => {
    if (isTooLong || add.isPending) return;
    add.mutate(undefined, {
      onSuccess: ({ data }) => {
        toast({ title: data.status === "pending_approval" ? t("done.asked") : t("done.added") });
        onClose();
      },
      onError: (error) => toastError(failureText(error, t("failed.add"))),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("roles.add")}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={add.isPending} busyLabel={t("addRole.adding")} onClick={submit}>
            {t("roles.add")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Select
          id="added-role"
          label={t("addRole.label")}
          hint={word(`roleAbout.${role}`)}
          value={role}
          options={addableRoles(member).map((value) => ({
            value,
            label: word(`role.${value}`),
            description: word(`roleAbout.${value}`),
          }))}
          onValueChange={setRole}
        />
        {isConfirmed && <Alert>{t("roles.notice", { name })}</Alert>}
        {asks && (
          <TextArea
            id="role-reason"
            label={t("addRole.reason")}
            hint={t("addRole.reasonHint", { name })}
            mark="optional"
            dir="auto"
            rows={2}
            limit={longestReason}
            error={isTooLong ? t("addRole.reasonLong") : undefined}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

import { firstRole, type MemberRole } from "@heirlock/domain/members/roles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { ReasonField } from "../../members/offers/reason-field.tsx";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";
import { AnswerFoot } from "./answer-foot.tsx";
import { nameOf } from "./holder-name.ts";
import { type InvitationAnswer, type OwnInvitation, useAnswerInvitation } from "./own-invitations.ts";

export interface AnswerInvitationDialogProps {
  invitation: OwnInvitation;
  accept: boolean;
  onClose: () => void;
  /** After a yes; the dialog closes by itself. */
  onAccepted?: () => void;
}

/** Says yes to the roles that stay ticked (D40), or no. */
export function AnswerInvitationDialog({ invitation, accept, onClose, onAccepted }: AnswerInvitationDialogProps) {
  const { t } = useTranslation("member-side");
  const errorText = useMemberErrorText();
  const [declined, setDeclined] = useState<MemberRole[]>([]);
  const [reason, setReason] = useState("");
  const name = nameOf(invitation.holder);
  const way = accept ? "accept" : "decline";
  const answer: InvitationAnswer = accept ? { accept, declinedRoles: declined } : { accept: false, reason };
  const answering = useAnswerInvitation(invitation.id, () => {
    toast({ title: t(`invitation.${way}Done`, { name }) });
    onClose();
    if (accept) onAccepted?.();
  });
  const given = {
    busy: answering.isPending,
    disabled: accept && declined.length === invitation.roles.length,
    onClick: () => answering.mutate(answer),
    children: t(`invitation.${way}`),
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t(`invitation.${way}Title`, { name })}
      description={t(`invitation.${way}Text`, { name })}
      footer={<AnswerFoot onClose={onClose} {...(accept ? { yes: given } : { no: given })} />}
    >
      <div className="grid gap-4">
        <Failure error={answering.error} text={errorText} />
        {accept ? (
          <RoleChoice roles={invitation.roles.map(({ role }) => role)} declined={declined} onChange={setDeclined} />
        ) : (
          <ReasonField
            name="decline-reason"
            label={t("respond.reason")}
            hint={t("respond.reasonHint", { name })}
            value={reason}
            onChange={setReason}
          />
        )}
      </div>
    </Dialog>
  );
}

interface RoleChoiceProps {
  roles: readonly MemberRole[];
  declined: readonly MemberRole[];
  onChange: (declined: MemberRole[]) => void;
}

/** Receiving something is never unticked. */
function RoleChoice({ roles, declined, onChange }: RoleChoiceProps) {
  const { t } = useTranslation("member-side");
  const { t: people } = useTranslation("members");
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t("invitation.roles")}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          name={`role-${role}`}
          label={people(`role.${role}`)}
          disabled={role === firstRole}
          checked={!declined.includes(role)}
          onCheckedChange={(checked) =>
            onChange(checked ? declined.filter((one) => one !== role) : [...declined, role])
          }
        />
      ))}
    </fieldset>
  );
}

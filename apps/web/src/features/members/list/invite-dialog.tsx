import type { Member } from "@heirlock/contract/members/members";
import { isEmail } from "@heirlock/domain/email";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { memberName } from "../offers/member-name.ts";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { useConvertDraft, useSendInvitation } from "./send-invitation.ts";

interface DialogProps {
  member: Member;
  onClose: () => void;
}

/** Codes whose reason is the address itself: they are shown at the field. */
const emailCodes = ["EMAIL_INVALID", "EMAIL_ALREADY_MEMBER", "EMAIL_IS_OWN", "NO_EMAIL"] as const;

export function InviteDialog({ member, onClose }: DialogProps) {
  const { t } = useTranslation("members/list");
  const errorText = useMemberErrorText();
  const emailFault = useEmailFault();
  const send = useSendInvitation(member);
  const name = memberName(member);
  const form = useForm({
    defaultValues: { invitationEmail: member.email ?? "", message: "", byHand: false },
    check: ({ invitationEmail }) => ({ invitationEmail: emailFault(invitationEmail) }),
    submit: async ({ invitationEmail, message, byHand }) => {
      const link = await send.mutateAsync({ email: invitationEmail.trim(), message, mail: !byHand });
      if (link !== null) return;
      toast({ title: t("done.invite"), text: t("done.inviteText", { name }) });
      onClose();
    },
    fieldErrors: (error) =>
      member.email === null && hasCode(error, ...emailCodes) && { invitationEmail: errorText(error) },
  });

  if (send.data) return <LinkDialog name={name} link={send.data} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="md"
      asksBeforeClosing
      title={t("invite.title", { name })}
      description={t("invite.text", { name })}
      cancelLabel={t("ask.keep")}
      submitLabel={t(form.watch("byHand") ? "invite.make" : "invite.send")}
      busyLabel={t("invite.sending")}
    >
      <Failure error={form.failure} text={errorText} />
      {member.email === null && (
        <TextField type="email" autoComplete="off" label={t("invite.email")} {...form.input("invitationEmail")} />
      )}
      <TextArea
        label={t("invite.message")}
        mark="optional"
        hint={t("invite.messageHint")}
        rows={3}
        maxLength={1000}
        dir="auto"
        {...form.input("message")}
      />
      <Checkbox label={t("invite.byHand")} {...form.input("byHand")} />
    </FormDialog>
  );
}

/** A link that was made for handing over is shown once. */
function LinkDialog({ name, link, onClose }: { name: string; link: string; onClose: () => void }) {
  const { t } = useTranslation("members/list");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: t("invite.copied") });
    } catch {
      toastError(t("invite.notCopied"));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("invite.linkTitle", { name })}
      description={t("invite.linkText", { name })}
      footer={<Button onClick={onClose}>{t("invite.close")}</Button>}
    >
      <div className="grid gap-4">
        <p className="code rounded-md border border-line bg-sunken px-4 py-3 break-all select-all" dir="ltr">
          {link}
        </p>
        <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
          {t("invite.copy")}
        </Button>
      </div>
    </Dialog>
  );
}

/** A draft gets its email address and becomes pending; nothing is sent (MEM-104). */
export function ConvertDialog({ member, onClose }: DialogProps) {
  const { t } = useTranslation("members/list");
  const errorText = useMemberErrorText();
  const emailFault = useEmailFault();
  const convert = useConvertDraft(member.id);
  const name = memberName(member);
  const form = useForm({
    defaultValues: { invitationEmail: member.email ?? "" },
    check: ({ invitationEmail }) => ({ invitationEmail: emailFault(invitationEmail) }),
    submit: async ({ invitationEmail }) => {
      await convert.mutateAsync(invitationEmail.trim());
      toast({ title: t("done.convert"), text: t("done.convertText", { name }) });
      onClose();
    },
    fieldErrors: (error) => hasCode(error, ...emailCodes) && { invitationEmail: errorText(error) },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("convert.title", { name })}
      description={t("convert.text", { name })}
      cancelLabel={t("ask.keep")}
      submitLabel={t("convert.yes")}
      busyLabel={t("busy")}
      className="grid gap-4"
    >
      <Failure error={form.failure} title={t("failed.update")} text={errorText} />
      <TextField type="email" autoComplete="off" label={t("invite.email")} {...form.input("invitationEmail")} />
    </FormDialog>
  );
}

function useEmailFault(): (typed: string) => string | false {
  const { t } = useTranslation("members/list");
  return (typed) =>
    typed.trim() === "" ? t("invite.emailRequired") : !isEmail(typed.trim()) && t("invite.emailInvalid");
}

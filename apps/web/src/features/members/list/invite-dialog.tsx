import type { Member } from "@heirlock/contract/members/members";
import { isEmail } from "@heirlock/domain/email";
import { Copy } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { memberName } from "../offers/member-name.ts";
import { usePeopleErrorText } from "../offers/use-member-error-text.ts";
import { useConvertDraft, useSendInvitation } from "./send-invitation.ts";

interface DialogProps {
  member: Member;
  onClose: () => void;
}

/** Codes whose reason is the address itself: they stand at the field. */
const emailCodes = ["EMAIL_INVALID", "EMAIL_ALREADY_MEMBER", "EMAIL_IS_OWN", "NO_EMAIL"] as const;

export function InviteDialog({ member, onClose }: DialogProps) {
  const { t } = useTranslation("members/list");
  const errorText = usePeopleErrorText();
  const formId = useId();
  const send = useSendInvitation(member);
  const email = useEmail(member.email ?? "");
  const [message, setMessage] = useState("");
  const [byHand, setByHand] = useState(false);
  const name = memberName(member);
  const atEmail = hasCode(send.error, ...emailCodes);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email.check()) return;
    send.mutate(
      { email: email.value.trim(), message, mail: !byHand },
      {
        onSuccess: (link) => {
          if (link !== null) return;
          toast({ title: t("done.invite"), text: t("done.inviteText", { name }) });
          onClose();
        },
      },
    );
  };

  if (send.data) return <LinkDialog name={name} link={send.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dirty={message !== ""}
      title={t("invite.title", { name })}
      description={t("invite.text", { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("ask.keep")}
          </Button>
          <Button type="submit" form={formId} busy={send.isPending} busyLabel={t("invite.sending")}>
            {t(byHand ? "invite.make" : "invite.send")}
          </Button>
        </>
      }
    >
      <form id={formId} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        {send.error && !atEmail && (
          <Alert tone="danger" live="assertive">
            {errorText(send.error)}
          </Alert>
        )}
        {member.email === null && <EmailField email={email} error={atEmail ? errorText(send.error) : undefined} />}
        <TextArea
          name="invitation-message"
          label={t("invite.message")}
          mark="optional"
          hint={t("invite.messageHint")}
          rows={3}
          maxLength={1000}
          dir="auto"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Checkbox label={t("invite.byHand")} checked={byHand} onCheckedChange={setByHand} />
      </form>
    </Dialog>
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

/** A draft gets its e-mail and becomes pending; nothing is sent (MEM-104). */
export function ConvertDialog({ member, onClose }: DialogProps) {
  const { t } = useTranslation("members/list");
  const errorText = usePeopleErrorText();
  const formId = useId();
  const convert = useConvertDraft(member.id);
  const email = useEmail(member.email ?? "");
  const name = memberName(member);
  const atEmail = hasCode(convert.error, ...emailCodes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email.check()) return;
    convert.mutate(email.value.trim(), {
      onSuccess: () => {
        toast({ title: t("done.convert"), text: t("done.convertText", { name }) });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t("convert.title", { name })}
      description={t("convert.text", { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("ask.keep")}
          </Button>
          <Button type="submit" form={formId} busy={convert.isPending} busyLabel={t("busy")}>
            {t("convert.yes")}
          </Button>
        </>
      }
    >
      <form id={formId} method="dialog" noValidate onSubmit={submit} className="grid gap-4">
        {convert.error && !atEmail && (
          <Alert tone="danger" live="assertive" title={t("failed.update")}>
            {errorText(convert.error)}
          </Alert>
        )}
        <EmailField email={email} error={atEmail ? errorText(convert.error) : undefined} />
      </form>
    </Dialog>
  );
}

function useEmail(initial: string) {
  const [value, setValue] = useState(initial);
  const [checked, setChecked] = useState(false);
  const fault = value.trim() === "" ? "emailRequired" : isEmail(value.trim()) ? null : "emailInvalid";
  const check = () => {
    setChecked(true);
    if (fault) document.getElementById("invitation-email")?.focus();
    return fault === null;
  };
  return { value, setValue, fault: checked ? fault : null, check };
}

function EmailField({ email, error }: { email: ReturnType<typeof useEmail>; error?: string | undefined }) {
  const { t } = useTranslation("members/list");
  return (
    <TextField
      id="invitation-email"
      type="email"
      autoComplete="off"
      label={t("invite.email")}
      error={email.fault ? t(`invite.${email.fault}`) : error}
      value={email.value}
      onChange={(event) => email.setValue(event.target.value)}
    />
  );
}

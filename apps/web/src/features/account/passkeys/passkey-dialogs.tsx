import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import type { PasskeyDialogProps } from "./dialog-props.ts";
import { takeVaultFromPasskey } from "./open-vault-by-passkey.ts";
import { OpenVaultDialog } from "./open-vault-dialog.tsx";
import { PasskeyAlert } from "./passkey-alert.tsx";
import { PasskeyNameDialog } from "./passkey-name-form.tsx";
import { type Passkey, removePasskey, renamePasskey, usePasskeyChange } from "./passkeys-request.ts";

/** What is asked about which passkey; `open` is whether the question still stands. */
export type Asked = { open: boolean } & (
  | { what: "add" }
  | { what: "rename" | "remove" | "open" | "take"; passkey: Passkey }
);

/** The questions of the card, loaded when the first is asked. */
export function PasskeyDialogs({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const onOpenChange = (open: boolean) => !open && onClose();
  if (asked.what === "add") return <AddPasskeyDialog open={asked.open} onOpenChange={onOpenChange} />;
  const props = { passkey: asked.passkey, open: asked.open, onOpenChange };
  switch (asked.what) {
    case "rename":
      return <RenamePasskeyDialog key={asked.passkey.id} {...props} />;
    case "remove":
      return <RemovePasskeyDialog {...props} />;
    case "open":
      return <OpenVaultDialog key={asked.passkey.id} {...props} />;
    case "take":
      return <TakeVaultDialog {...props} />;
  }
}

function RemovePasskeyDialog({ passkey, open, onOpenChange }: PasskeyDialogProps) {
  const { t } = useTranslation("account/passkeys");
  const remove = usePasskeyChange(removePasskey);
  const confirm = () =>
    remove.mutate(passkey.id, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: t("remove.done"), text: t("remove.doneText"), tone: "success" });
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      danger
      title={t("remove.title", { name: passkey.name })}
      effects={[
        t("remove.effectSignIn"),
        ...(passkey.opensVault ? [t("remove.effectVault")] : []),
        t("remove.effectDevice"),
      ]}
      confirmLabel={t("remove.confirm")}
      busy={remove.isPending}
      busyLabel={t("remove.busy")}
      onConfirm={confirm}
    >
      {remove.error ? <PasskeyAlert error={remove.error} /> : null}
    </ConfirmDialog>
  );
}

function RenamePasskeyDialog({ passkey, open, onOpenChange }: PasskeyDialogProps) {
  const { t } = useTranslation("account/passkeys");
  const rename = usePasskeyChange(renamePasskey);
  if (!open) return null;
  return (
    <PasskeyNameDialog
      name={passkey.name}
      onName={async (name) => {
        await rename.mutateAsync({ id: passkey.id, name });
        onOpenChange(false);
      }}
      onClose={() => onOpenChange(false)}
      asksBeforeClosing
      title={t("rename.title")}
      submitLabel={t("rename.save")}
      busyLabel={t("rename.busy")}
    />
  );
}

function TakeVaultDialog({ passkey, open, onOpenChange }: PasskeyDialogProps) {
  const { t } = useTranslation("account/passkeys");
  const take = usePasskeyChange(takeVaultFromPasskey);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("take.title", { name: passkey.name })}
      effects={[t("take.effectVault"), t("take.effectSignIn")]}
      confirmLabel={t("take.confirm")}
      busy={take.isPending}
      busyLabel={t("take.busy")}
      onConfirm={() => take.mutate(passkey.id, { onSuccess: () => onOpenChange(false) })}
    >
      {take.error ? <PasskeyAlert error={take.error} /> : null}
    </ConfirmDialog>
  );
}

import { Fingerprint } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { addPasskey } from "./add-passkey.ts";
import { OpenVaultDialog } from "./open-vault-dialog.tsx";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { usePasskeyChange, usePasskeys } from "./passkeys-request.ts";
import { suggestDevice } from "./suggest-name.ts";

/** Names the passkey, lets the browser make it, and then asks whether it shall open the vault as well. */
export function AddPasskeyDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { data } = usePasskeys();
  const [added, setAdded] = useState<string | null>(null);
  const passkey = data?.find(({ id }) => id === added);
  return (
    <>
      {open && <NameDialog onOpenChange={onOpenChange} onAdded={setAdded} />}
      {passkey && <OpenVaultDialog justAdded open passkey={passkey} onOpenChange={(next) => !next && setAdded(null)} />}
    </>
  );
}

function NameDialog({
  onOpenChange,
  onAdded,
}: {
  onOpenChange: (open: boolean) => void;
  onAdded: (id: string) => void;
}) {
  const { t } = useTranslation("account/passkeys");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const suggested = t(`device.${suggestDevice(navigator.userAgent, navigator.maxTouchPoints)}`);
  const [name, setName] = useState(suggested);
  const add = usePasskeyChange(addPasskey);
  const submit = (chosen: string) => {
    if (add.isPending) return;
    add.mutate(chosen, {
      onSuccess: ({ id, hasPrf }) => {
        onOpenChange(false);
        // Where it is known already that it cannot open the vault, it is not asked whether it shall.
        if (hasPrf === false) toast({ title: t("add.done"), text: t("add.doneNoPrf"), tone: "success" });
        else onAdded(id);
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="sm"
      icon={<IconTile icon={Fingerprint} />}
      title={t("add.title")}
      description={t("add.text")}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {ui("dialog.cancel")}
          </Button>
          <Button type="submit" form={form} busy={add.isPending} busyLabel={t("add.busy")}>
            {t("add.go")}
          </Button>
        </>
      }
    >
      <PasskeyNameForm id={form} name={name} onNameChange={setName} onSubmit={submit} error={add.error} />
    </Dialog>
  );
}

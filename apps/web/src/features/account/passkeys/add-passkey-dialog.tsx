import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { OpenVaultDialog } from "./open-vault-dialog.tsx";
import { PasskeyNameDialog } from "./passkey-name-form.tsx";
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
  const add = usePasskeyChange(addPasskey);
  return (
    <PasskeyNameDialog
      name={t(`device.${suggestDevice(navigator.userAgent, navigator.maxTouchPoints)}`)}
      onName={async (name) => {
        const { id, hasPrf } = await add.mutateAsync(name);
        onOpenChange(false);
        // A passkey that is known not to open the vault is not asked whether it shall.
        if (hasPrf === false) toast({ title: t("add.done"), text: t("add.doneNoPrf"), tone: "success" });
        else onAdded(id);
      }}
      onClose={() => onOpenChange(false)}
      icon={<IconTile icon={Fingerprint} />}
      title={t("add.title")}
      description={t("add.text")}
      submitLabel={t("add.go")}
      busyLabel={t("add.busy")}
    />
  );
}

interface AddedPasskey {
  id: string;
  hasPrf: boolean | null;
}

/** Has the person make a passkey and stores it. Rejects with what the browser threw or an ApiError. */
async function addPasskey(name: string): Promise<AddedPasskey> {
  const { makePasskey } = await import("../webauthn.ts");
  const { data: asked } = await call("POST /api/auth/passkeys/options");
  const { response, hasPrf } = await makePasskey(asked);
  const body = { challengeId: asked.challengeId, response, name };
  const { data } = await call("POST /api/auth/passkeys", { body });
  return { id: data.id, hasPrf };
}

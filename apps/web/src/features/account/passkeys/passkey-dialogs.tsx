import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { OpenVaultDialog } from "./open-vault-dialog.tsx";
import type { Passkey } from "./passkeys-request.ts";
import { RemovePasskeyDialog } from "./remove-passkey-dialog.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import { TakeVaultDialog } from "./take-vault-dialog.tsx";

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

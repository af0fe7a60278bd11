import type { Passkey } from "./passkeys-request.ts";

export interface PasskeyDialogProps {
  passkey: Passkey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

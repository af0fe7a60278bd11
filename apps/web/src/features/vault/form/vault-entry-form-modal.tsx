import type { VaultEntryFormModalProps } from "../form-modal-props.ts";

export function VaultEntryFormModal(_: VaultEntryFormModalProps) {
  return null;
}

import type { EntryId } from "@heirlock/domain/identifiers";
import { lazy, Suspense } from "react";
import { UnlockDialog } from "../../account/offers/unlock-dialog.tsx";
import { useOpenEntries } from "./open-entries.ts";

const SelectVaultEntriesDialog = lazy(async () => ({
  default: (await import("../picker/select-vault-entries-dialog.tsx")).SelectVaultEntriesDialog,
}));

export interface ChooseEntriesProps {
  /** What they are chosen for, in a sentence. */
  purpose: string;
  chosen: readonly EntryId[];
  /** Choosing one lets go of the one before. */
  single?: boolean;
  saving?: boolean;
  /** Why the choice could not be saved. */
  problem?: string | null;
  onChoose: (ids: EntryId[]) => void;
  onClose: () => void;
  /** The dialog that unlocks closes first; whoever asked asks again. */
  onUnlocked: () => void;
}

/** Entries of the vault, which is opened first where it is locked. */
export function ChooseEntries({ onUnlocked, onClose, onChoose, saving = false, chosen, ...rest }: ChooseEntriesProps) {
  const vault = useOpenEntries({ starts: false });
  if (!vault.unlocked) return <UnlockDialog open onOpenChange={(open) => !open && onClose()} onUnlocked={onUnlocked} />;
  return (
    <Suspense>
      <SelectVaultEntriesDialog
        open
        onOpenChange={(open) => !open && onClose()}
        {...rest}
        vault={vault}
        initial={chosen}
        linking={saving}
        onConfirm={onChoose}
      />
    </Suspense>
  );
}

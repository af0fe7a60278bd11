import type { EntryId } from "@heirlock/domain/identifiers";
import { lazy, Suspense } from "react";
import { UnlockDialog } from "../../account/offers/unlock-dialog.tsx";
import { useOpenEntries } from "./open-entries.ts";

const SelectVaultEntriesDialog = lazy(async () => ({
  default: (await import("../picker/select-vault-entries-dialog.tsx")).SelectVaultEntriesDialog,
}));

export interface ChooseEntryProps {
  /** What the entry is chosen for, in a sentence. */
  purpose: string;
  chosen: EntryId | null;
  saving: boolean;
  /** Why the choice could not be saved. */
  problem: string | null;
  /** Null: none any more. */
  onChoose: (id: EntryId | null) => void;
  onClose: () => void;
  /** The dialog that unlocks closes first; whoever asked asks again. */
  onUnlocked: () => void;
}

/** One entry of the vault, which is opened first where it is locked. */
export function ChooseEntry({ purpose, chosen, saving, problem, onChoose, onClose, onUnlocked }: ChooseEntryProps) {
  const vault = useOpenEntries({ starts: false });
  if (!vault.unlocked) return <UnlockDialog open onOpenChange={(open) => !open && onClose()} onUnlocked={onUnlocked} />;
  return (
    <Suspense>
      <SelectVaultEntriesDialog
        open
        single
        onOpenChange={(open) => !open && onClose()}
        purpose={purpose}
        vault={vault}
        initial={chosen === null ? [] : [chosen]}
        linking={saving}
        problem={problem}
        onConfirm={([id = null]) => onChoose(id)}
      />
    </Suspense>
  );
}

import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import type { VaultCategory } from "@heirlock/domain/vault/kinds";
import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { IconTileTone } from "../../../ui/display/icon-tile.tsx";

/** What belongs to the account and to the vault, handed in by the app: how keys are unlocked, how an entry looks. */
export interface SharedVaultParts {
  Unlock: ComponentType<{ onUnlocked: () => void; onRunningChange?: (running: boolean) => void }>;
  lookOf: (category: VaultCategory) => { icon: LucideIcon; tone: IconTileTone };
  /** The details that stand on a label beside title, description and tags: where the paper is, when it expires. */
  Details: ComponentType<{ label: EntryLabel }>;
  FileView: ComponentType<{
    label: EntryLabel;
    sealedSize: number;
    open: (type: string) => Promise<Blob>;
    failure: (error: unknown) => ReactNode;
    mayKeep?: boolean;
    unchanged: ReactNode;
    note: ReactNode;
  }>;
}

import type { VaultUsage } from "@heirlock/contract/vault";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { ComponentType } from "react";
import type { OpenEntry } from "./open-entries.ts";

/** The Select Assets dialog, handed in by the app: assets are another feature (D15). */
export type SelectAssets = ComponentType<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  purpose?: string;
  initial?: readonly Uuid[];
  linking?: boolean;
  /** Why the choice could not be saved: told in the dialog, over which a note would lie. */
  problem?: string | null;
  onConfirm: (ids: Uuid[]) => void;
}>;

/** What the form over the list (`/vault/add`) or over an entry (`/vault/{id}/edit`) is given. The vault is open. */
export interface VaultEntryFormModalProps {
  /** Null adds a new entry. */
  editing: OpenEntry | null;
  usage: VaultUsage;
  /** The holder's assets by id. */
  assetTitles: ReadonlyMap<string, string>;
  SelectAssets: SelectAssets;
  /** For a new entry: assets that it is linked to unless that is changed. */
  preselected?: readonly Uuid[];
  /** Back to the list or the entry; after saving too. */
  onClose: () => void;
}

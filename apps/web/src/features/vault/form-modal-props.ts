import type { VaultUsage } from "@heirlock/contract/vault";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
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

/** For whom a new entry is meant. The condition is the entry's own; these belong to it. */
export interface MeantFor {
  ids: readonly Uuid[];
  /** A plain date, "" or what stands in the boxes so far. */
  day: string;
  age: string;
  tell: boolean;
}

/** Choosing people, handed in by the app: members are another feature. */
export interface MemberFields {
  /** For a new entry: the choice is held by the form until it is saved. */
  Chosen: ComponentType<{
    condition: AccessCondition;
    value: MeantFor;
    onChange: (value: MeantFor) => void;
    /** Whether saving was tried: until then nothing is called wrong. */
    isTried: boolean;
  }>;
  /** For an entry that exists: a choice takes effect at once. */
  Linked: ComponentType<{ id: Uuid; condition: AccessCondition; name: string }>;
  /** Whether what belongs to the condition cannot be saved like this. */
  isWrong: (condition: AccessCondition, value: MeantFor) => boolean;
  /** Says to the server what belongs to the condition, once the entry is there. */
  saveFurther: (id: string, condition: AccessCondition, value: MeantFor) => Promise<void>;
}

/** What the form over the list (`/vault/add`) or over an entry (`/vault/{id}/edit`) is given. The vault is open. */
export interface VaultEntryFormModalProps {
  /** Null adds a new entry. */
  editing: OpenEntry | null;
  usage: VaultUsage;
  /** The holder's assets by id. */
  assetTitles: ReadonlyMap<string, string>;
  SelectAssets: SelectAssets;
  members: MemberFields;
  /** For a new entry: assets that it is linked to unless that is changed. */
  preselected?: readonly Uuid[];
  /** Back to the list or the entry; after saving too. */
  onClose: () => void;
}

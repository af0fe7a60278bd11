import type { ExportRow } from "./export-data.ts";

/** What was locked in the vault, opened on this device: rows of the section `vault`, and the files beside them. */
export interface VaultItems {
  rows: ExportRow[];
  /** By their names in the archive. */
  files: Record<string, Blob>;
}

/** The vault belongs to another feature: the app hands it in (SEC-036). */
export interface VaultToExport {
  /** How many entries are kept. */
  count: number;
  unlocked: boolean;
  /** Rejects while the vault is locked, and when the network fails: half an export is none. */
  collect: (signal: AbortSignal, onOpened: (done: number, total: number) => void) => Promise<VaultItems>;
}

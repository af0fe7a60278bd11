import type { ExportRow } from "./export-data.ts";

/** Opens what only this device can open and gives it as rows of the section `vault`. */
export type VaultSource = (signal: AbortSignal) => Promise<ExportRow[]>;

const sources: VaultSource[] = [];

/** A feature whose items are locked on the person's devices adds its own source, once. */
export function addVaultSource(source: VaultSource): void {
  sources.push(source);
}

/** All items of the vault, decrypted here (SEC-036). Rejects when one cannot be opened: half an export is none. */
export async function collectVaultItems(signal: AbortSignal): Promise<ExportRow[]> {
  const found = await Promise.all(sources.map((source) => source(signal)));
  return found.flat();
}

import type { AuditHead, AuditRow, ChainFault } from "./audit-chain.ts";
import { verifyChain } from "./audit-chain.ts";

/** The file in which a holder, or an operator, takes chains away. */
export interface AuditExport {
  format: "heirlock-audit/1";
  chains: { estate: string; head: AuditHead; rows: AuditRow[] }[];
}

/** Reads an export and checks every chain in it. Throws when the text is no export. */
export function verifyExport(text: string): { chains: number; rows: number; faults: ChainFault[] } {
  const found = JSON.parse(text) as Partial<AuditExport>;
  if (found.format !== "heirlock-audit/1" || !Array.isArray(found.chains))
    throw new Error("This is not an exported audit log (heirlock-audit/1).");
  const faults = found.chains.flatMap(({ estate, rows, head }) => verifyChain(estate, rows, head) ?? []);
  return { chains: found.chains.length, rows: found.chains.reduce((sum, { rows }) => sum + rows.length, 0), faults };
}

import type { NamedId } from "./named-ids.ts";
import type { LedgerRow } from "./read-ledger.ts";

export type AreaCoverage = { area: string; rows: number; covered: number; missing: LedgerRow[] };

export function coverageByArea(ledger: Map<string, LedgerRow>, named: NamedId[]): AreaCoverage[] {
  const proved = new Set(named.map((one) => one.id));
  const areas = new Map<string, AreaCoverage>();
  for (const row of ledger.values()) {
    const area = areas.get(row.area) ?? { area: row.area, rows: 0, covered: 0, missing: [] };
    areas.set(row.area, area);
    area.rows += 1;
    if (proved.has(row.id)) area.covered += 1;
    else area.missing.push(row);
  }
  return [...areas.values()];
}

export const unknownIds = (ledger: Map<string, LedgerRow>, named: NamedId[]): NamedId[] =>
  named.filter((one) => !ledger.has(one.id));

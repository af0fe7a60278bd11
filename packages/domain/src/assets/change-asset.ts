import type { Currency } from "../money.ts";
import { type AssetType, subtypeBelongsTo, subtypeGroup } from "./kinds.ts";

/** What a holder may change about an asset. */
export interface AssetFields {
  title: string;
  asset_type: AssetType;
  asset_subtype: string;
  estimated_value: number | null;
  currency: Currency;
  location: string | null;
  description: string | null;
}

/** Fields left out stay as they are; null or an empty text empties one that may be empty. */
export type AssetChange = {
  [F in keyof AssetFields]?: AssetFields[F] | undefined;
};

export type ChangeDecision =
  | { outcome: "changed"; next: AssetFields }
  | { outcome: "unchanged" }
  | { outcome: "outdated" }
  | { outcome: "kind_mismatch" };

const fieldNames = [
  "title",
  "asset_type",
  "asset_subtype",
  "estimated_value",
  "currency",
  "location",
  "description",
] as const satisfies (keyof AssetFields)[];

/**
 * Decides a change by somebody who saw `seenVersion`. Type and subtype must fit each other after the merge:
 * a change may carry only one of them.
 */
export function changeAsset(
  current: AssetFields & { version: number },
  seenVersion: number,
  change: AssetChange,
): ChangeDecision {
  if (current.version !== seenVersion) return { outcome: "outdated" };
  const next: AssetFields = {
    title: change.title ?? current.title,
    asset_type: change.asset_type ?? current.asset_type,
    asset_subtype: change.asset_subtype ?? current.asset_subtype,
    estimated_value: change.estimated_value === undefined ? current.estimated_value : change.estimated_value,
    currency: change.currency ?? current.currency,
    location: change.location === undefined ? current.location : change.location || null,
    description: change.description === undefined ? current.description : change.description || null,
  };
  // An imported real_estate_land counts as real estate and may stay as it is.
  if (!subtypeBelongsTo(subtypeGroup(next.asset_subtype), next.asset_type)) return { outcome: "kind_mismatch" };
  if (fieldNames.every((name) => next[name] === current[name])) return { outcome: "unchanged" };
  return { outcome: "changed", next };
}

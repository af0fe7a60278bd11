export const assetTypes = ["physical", "financial", "digital"] as const;
export type AssetType = (typeof assetTypes)[number];

export const subtypesOf = {
  physical: ["real_estate", "vehicle", "valuable"],
  financial: ["bank_account", "investment"],
  digital: ["online_account", "digital_file"],
} as const satisfies Record<AssetType, readonly string[]>;

export const assetSubtypes = [...subtypesOf.physical, ...subtypesOf.financial, ...subtypesOf.digital] as const;
export type AssetSubtype = (typeof assetSubtypes)[number];

export function isAssetType(value: unknown): value is AssetType {
  return assetTypes.some((type) => type === value);
}

export function isAssetSubtype(value: unknown): value is AssetSubtype {
  return assetSubtypes.some((subtype) => subtype === value);
}

/** The subtype a stored value counts as: an imported `real_estate_land` is real estate (AST-034). */
export function subtypeGroup(stored: string): AssetSubtype {
  if (isAssetSubtype(stored)) return stored;
  if (stored.startsWith("real_estate_")) return "real_estate";
  throw new RangeError(`Unknown asset subtype: ${stored}`);
}

export function subtypeBelongsTo(subtype: string, type: AssetType): boolean {
  return (subtypesOf[type] as readonly string[]).includes(subtype);
}

/** A subtype in words: `bank_account` is "Bank Account" (AST-014). Translations of the seven win over it. */
export function subtypeLabel(subtype: string): string {
  return subtype
    .split("_")
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

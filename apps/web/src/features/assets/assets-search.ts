import { type AssetSubtype, type AssetType, isAssetSubtype, isAssetType } from "@heirlock/domain/assets/kinds";

export type AssetsTab = "all" | AssetType;

/** `?tab=` and `?filter=` of the assets page; unknown values are ignored (D18). */
export interface AssetsSearch {
  tab?: AssetsTab;
  filter?: AssetSubtype;
}

export function readAssetsSearch(search: Record<string, unknown>): AssetsSearch {
  const { tab, filter } = search;
  return {
    ...(isAssetType(tab) ? { tab } : {}),
    ...(isAssetSubtype(filter) ? { filter } : {}),
  };
}

/** `?type=` and `?subtype=` pre-fill the add form (AST-002). A subtype alone brings its type along. */
export interface AddAssetSearch {
  type?: AssetType;
  subtype?: AssetSubtype;
}

export function readAddAssetSearch(search: Record<string, unknown>): AddAssetSearch {
  const { type, subtype } = search;
  return {
    ...(isAssetType(type) ? { type } : {}),
    ...(isAssetSubtype(subtype) ? { subtype } : {}),
  };
}

import { folded } from "../folded.ts";
import { type AssetType, subtypeGroup } from "./kinds.ts";

interface Findable {
  title: string;
  description: string | null;
  location: string | null;
  asset_type: AssetType;
  asset_subtype: string;
}

export const pickerFilters = ["all", "physical", "real_estate", "financial", "digital"] as const;
export type PickerFilter = (typeof pickerFilters)[number];

function contains(text: string | null, search: string): boolean {
  return text !== null && folded(text).includes(search);
}

/** The Select Assets dialog: title or description, and one of five filters (AST-044, AST-045). */
export function pickAssets<A extends Findable>(assets: readonly A[], search: string, filter: PickerFilter): A[] {
  const wanted = folded(search.trim());
  return assets.filter(
    (asset) =>
      fits(asset, filter) && (wanted === "" || contains(asset.title, wanted) || contains(asset.description, wanted)),
  );
}

function fits(asset: Findable, filter: PickerFilter): boolean {
  if (filter === "all") return true;
  if (filter === "real_estate") {
    return asset.asset_type === "physical" && subtypeGroup(asset.asset_subtype) === "real_estate";
  }
  return asset.asset_type === filter;
}

/** The search box of the assets page also looks at the place, since people remember where a thing is. */
export function searchAssets<A extends Findable>(assets: readonly A[], search: string): A[] {
  const wanted = folded(search.trim());
  if (wanted === "") return [...assets];
  return assets.filter((a) => [a.title, a.description, a.location].some((text) => contains(text, wanted)));
}

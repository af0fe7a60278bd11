import { useMemo } from "react";
import { useAssets } from "./list-assets.ts";

/** The holder's assets by id, for the pages of the vault. Empty until they are there. */
export function useAssetTitles(): ReadonlyMap<string, string> {
  const { data } = useAssets();
  return useMemo(() => new Map((data?.all ?? []).map(({ id, title }) => [id as string, title])), [data]);
}

import { SelectAssetsDialog } from "../features/assets/select-assets-dialog.tsx";
import { AddMemberPage as Page } from "../features/people/member-form/add-member-page.tsx";
import { useAssetTitles } from "./use-asset-titles.ts";

/** A new member may be given assets at once: the two features meet here. */
export function AddMemberPage() {
  return <Page assetTitles={useAssetTitles()} SelectAssets={SelectAssetsDialog} />;
}

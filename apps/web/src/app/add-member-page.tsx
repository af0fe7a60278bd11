import { lazy } from "react";
import { AddMemberPage as Page } from "../features/members/member-form/add-member-page.tsx";
import { useAssetTitles } from "./use-asset-titles.ts";

/** Only for those who choose assets. */
const SelectAssetsDialog = lazy(async () => ({
  default: (await import("../features/assets/select-assets-dialog.tsx")).SelectAssetsDialog,
}));

/** A new member may be given assets at once: the two features meet here. */
export function AddMemberPage() {
  return <Page assetTitles={useAssetTitles()} SelectAssets={SelectAssetsDialog} />;
}

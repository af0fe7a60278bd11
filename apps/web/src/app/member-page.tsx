import { MemberPage as Page } from "../features/members/member-detail/member-page.tsx";
import { SelectAssets } from "./select-assets.tsx";

/** A member is given assets: the two features meet here. */
export function MemberPage() {
  return <Page SelectAssets={SelectAssets} />;
}

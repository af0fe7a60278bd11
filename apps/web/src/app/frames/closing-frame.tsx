import { ClosingPage } from "../../features/account/offers/closing-page.tsx";
import { AuthFrame } from "./auth-frame.tsx";

/** Without the navigation, which would lead nowhere: one page, and the two ways on from it. */
export default function ClosingFrame({ deletesAt }: { deletesAt: string }) {
  return (
    <AuthFrame>
      <ClosingPage deletesAt={deletesAt} />
    </AuthFrame>
  );
}

import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { WillKeyForm } from "../members/offers/will-key-form.tsx";
import { JoinByCardLink } from "../sharing/offers/join-by-card-link.tsx";
import { InvitationsSection } from "./invitations-page.tsx";

/** All invitations to this person, also before they have a member's side (MBR-005, MBR-014). */
export function AllInvitationsPage() {
  const { t } = useTranslation("members/invitations");
  return (
    <>
      <PageHeader title={t("page.title")} text={t("page.lead")} />
      <div className="grid gap-10">
        <InvitationsSection titled={false} />
        <WillKeyForm />
        <JoinByCardLink />
      </div>
    </>
  );
}

import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { ArrangedHome } from "./layout/arranged-home.tsx";
import { drawMemberCard, memberLooks, useMemberHome } from "./member-cards.tsx";
import { WaitingInvitations } from "./waiting-invitations.tsx";
import { WaitingMore } from "./waiting-more.tsx";
import { WaitingPapers } from "./waiting-papers.tsx";

export function MemberDashboardPage() {
  const home = useMemberHome();
  const { data } = home.relationships;
  // Declined invitations stay in the list, but are not counted.
  const people = data ? data.filter(({ status }) => status !== "declined").length : null;
  const { t } = useTranslation("dashboard");
  const { profile } = useSession();
  return (
    <>
      <PageHeader
        title={profile ? t("member.hello", { name: profile.first_name }) : t("member.helloPlain")}
        text={people !== null && t("member.people", { count: people })}
      />
      <div className="grid gap-4 not-empty:mb-5">
        <WaitingInvitations />
        <WaitingPapers />
        <WaitingMore />
      </div>
      <ArrangedHome
        type="member"
        looks={memberLooks}
        // Whoever has not printed the kit is new here: the first Home stays short (ease.md, section 4).
        folds={home.kitConfirmed === false}
        draw={(card, asRow) => drawMemberCard(home, card, asRow)}
      />
    </>
  );
}

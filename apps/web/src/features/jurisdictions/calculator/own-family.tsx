import { isWillHolder } from "@heirlock/domain/account/user-type";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../../platform/api/query-client.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";
import { listMembers } from "../../members/offers/list-members.ts";
import type { FamilyDraft } from "./family-draft.ts";
import { familyOfMembers } from "./family-of-members.ts";

export interface OwnFamilyProps {
  draft: FamilyDraft;
  /** Nobody has tapped anything, and no link brought a family. */
  isUntouched: boolean;
  change: (to: (draft: FamilyDraft) => FamilyDraft) => void;
}

/** For holders alone: whoever was only invited has no members to fill in. */
export default function OwnFamily(props: OwnFamilyProps) {
  const { userType, userTypeFrom } = useSession();
  return userTypeFrom === "server" && isWillHolder(userType) ? <FilledIn {...props} /> : null;
}

/** Fills in an untouched page from Members, and says so (mock-up z11). Nothing tapped here goes back to them. */
function FilledIn({ draft, isUntouched, change }: OwnFamilyProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  // A public page stands outside the signed-in ones, which have the client around them.
  const { data } = useQuery(listMembers, queryClient);
  const own = useMemo(() => data && familyOfMembers(data.members), [data]);
  useEffect(() => {
    if (!isUntouched || !own || own.people.length === 0) return;
    change((before) => ({ ...before, deceasedSex: own.deceasedSex, people: own.people }));
  }, [isUntouched, own, change]);
  const isFilledIn = draft.people.length > 0 && JSON.stringify(draft.people) === JSON.stringify(own?.people);
  if (!isFilledIn) return null;
  const empty = () => change((before) => ({ ...before, people: [] }));
  return (
    <Alert
      tone="plain"
      icon={Users}
      live="polite"
      className="mb-4 md:mb-5"
      title={t("ownFamily.title")}
      action={<AlertButton onClick={empty}>{t("ownFamily.empty")}</AlertButton>}
    >
      {t("ownFamily.text")}
    </Alert>
  );
}

import type { Member } from "@heirlock/contract/members/members";
import { Link, useParams } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useMember } from "../../members/offers/get-member.ts";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";
import { type MemberKeys, useMemberKeys } from "./member-keys.ts";

/** The member at the address with what is known of their keys, or why they cannot be shown. */
export function MemberWithKeys({ children }: { children: (member: Member, keys: MemberKeys) => ReactNode }) {
  const { id = "" } = useParams({ strict: false });
  const { t } = useTranslation("sharing/keys");
  const { t: word } = useTranslation("members/list");
  const errorText = useMemberErrorText();
  const member = useMember(id);
  const keys = useMemberKeys(id);
  if (member.data && keys.data) return children(member.data, keys.data);
  const error = member.error ?? keys.error;
  const isUnknown = hasCode(error, "MEMBER_NOT_FOUND", "NOT_FOUND", "INVALID_MEMBER_ID");
  return (
    <>
      <PageHeader back={<BackToMembers />} title={word("page.title")} />
      {isUnknown ? (
        <EmptyState icon={SearchX} title={word("state.notFoundTitle")} text={word("state.notFoundText")} />
      ) : (
        <Loaded
          query={{
            error,
            isFetching: member.isFetching || keys.isFetching,
            refetch: () => Promise.all([member.refetch(), keys.refetch()]),
          }}
          inCard
          loading={t("page.loading")}
          failed={t("page.failed")}
          why={(found) => `${errorText(found)} ${word("state.nothingLost")}`}
        >
          {() => null}
        </Loaded>
      )}
    </>
  );
}

export function BackToMembers() {
  const { t } = useTranslation("members/list");
  return <BackLink render={<Link to="/dashboard/will-holder/members" search={{}} />}>{t("state.back")}</BackLink>;
}

import type { Member } from "@heirlock/contract/people-members";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Pencil, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RoleBadges, StatusBadges } from "../member-badges.tsx";
import { memberName } from "../member-name.ts";
import { usePeopleErrorText } from "../people-errors/use-people-error-text.ts";
import { useRelation } from "../relation-words.ts";
import { useMember } from "./get-member.ts";
import { actionsFor } from "./member-actions.ts";
import { MemberMenu } from "./member-menu.tsx";

export function MemberPage() {
  const { t } = useTranslation("members");
  const errorText = usePeopleErrorText();
  const { id = "" } = useParams({ strict: false });
  const member = useMember(id);
  const back = <BackLink render={<Link to="/dashboard/will-holder/members" search={{}} />}>{t("state.back")}</BackLink>;
  if (member.data) return <LoadedMember member={member.data} />;
  return (
    <>
      <PageHeader back={back} title={t("page.title")} />
      {hasCode(member.error, "MEMBER_NOT_FOUND", "NOT_FOUND", "INVALID_MEMBER_ID") ? (
        <EmptyState icon={SearchX} title={t("state.notFoundTitle")} text={t("state.notFoundText")} />
      ) : member.error ? (
        <ErrorState
          title={t("state.fetchOneFailed", { id })}
          text={`${errorText(member.error)} ${t("state.nothingLost")}`}
          busy={member.isFetching}
          onRetry={() => void member.refetch()}
        />
      ) : (
        <LoadingState label={t("state.loading")} />
      )}
    </>
  );
}

/** What the holder knows of a person, with the way to change it. */
function LoadedMember({ member }: { member: Member }) {
  const { t } = useTranslation("members");
  const { t: field } = useTranslation("member-form");
  const navigate = useNavigate();
  const relation = useRelation();
  const facts = (["email", "phone", "address", "city", "law_firm_name", "license_id", "notes"] as const).filter(
    (name) => member[name],
  );
  return (
    <>
      <PageHeader
        back={<BackLink render={<Link to="/dashboard/will-holder/members" search={{}} />}>{t("state.back")}</BackLink>}
        title={<bdi>{memberName(member)}</bdi>}
        text={relation(member)}
        meta={
          <>
            <StatusBadges member={member} />
            <RoleBadges member={member} />
          </>
        }
        actions={
          <>
            {actionsFor(member).includes("edit") && (
              <Button
                variant="secondary"
                icon={Pencil}
                render={<Link to="/dashboard/will-holder/members/$id/edit" params={{ id: member.id }} />}
              >
                {t("action.edit")}
              </Button>
            )}
            <MemberMenu
              member={member}
              onDone={(action) =>
                action === "delete" && void navigate({ to: "/dashboard/will-holder/members", search: {} })
              }
            />
          </>
        }
      />
      {facts.length > 0 && (
        <Card>
          <dl className="grid gap-4 sm:grid-cols-2">
            {facts.map((name) => (
              <div key={name}>
                <dt className="text-meta text-ink-3">{field(`field.${name}`)}</dt>
                <dd className="font-semibold break-words" dir="auto">
                  {member[name]}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}

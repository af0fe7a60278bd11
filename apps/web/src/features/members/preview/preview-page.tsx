import type { previewRoutes } from "@heirlock/contract/member-side";
import type { Answer } from "@heirlock/contract/route";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Eye, EyeOff, FolderLock, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { AssignedAssetCard } from "../../member-side/offers/assigned-asset-card.tsx";
import { KeptForLater } from "../../member-side/offers/by-holder.tsx";
import { nameOf } from "../../member-side/offers/holder-name.ts";
import { Loaded } from "../../member-side/offers/loaded.tsx";
import type { MemberEntry } from "../../member-side/offers/member-side.ts";
import { NoAssets } from "../../member-side/offers/no-assets.tsx";
import { OwnRoles } from "../../member-side/offers/own-roles.tsx";
import { ActivityLines, HolderFacts, OtherMembers, PlanWills } from "../../member-side/offers/plan-parts.tsx";
import { SharedEntryRow } from "../../sharing/offers/shared-entry-row.tsx";
import { useOpenEntries } from "../../vault/offers/open-entries.ts";
import { useMember } from "../offers/get-member.ts";
import { membersKey } from "../offers/list-members.ts";

/** The plan with the eyes of one member: their own components, nothing to press. */
export function PreviewPage() {
  const { t } = useTranslation("members/preview");
  const { t: word } = useTranslation("members/list");
  const { id = "" } = useParams({ strict: false });
  const member = useMember(id);
  const query = useMemberPreview(id);
  const name = member.data?.first_name ?? "";
  const isUnknown = hasCode(query.error, "MEMBER_NOT_FOUND", "NOT_FOUND", "INVALID_MEMBER_ID");
  const back = (
    <BackLink
      render={<Link to="/dashboard/will-holder/members/access" search={isUnknown || id === "" ? {} : { person: id }} />}
    >
      {t("back")}
    </BackLink>
  );
  if (isUnknown)
    return (
      <>
        <PageHeader back={back} title={t("title")} />
        <EmptyState icon={SearchX} title={word("state.notFoundTitle")} text={word("state.notFoundText")} />
      </>
    );
  return (
    <>
      <PageHeader back={back} title={name ? t("titleOf", { name }) : t("title")} />
      <Loaded query={query} failed={t("failed")}>
        {(preview) => (
          <div className="grid gap-8">
            <Banner name={name} id={id} />
            {seesNothing(preview) ? <Nothing preview={preview} name={name} /> : <Plan preview={preview} />}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Banner({ name, id }: { name: string; id: string }) {
  const { t } = useTranslation("members/preview");
  return (
    <Alert
      tone="brass"
      icon={Eye}
      title={t("banner", { name })}
      action={
        <>
          <Button
            variant="secondary"
            size="sm"
            render={<Link to="/dashboard/will-holder/members/access" search={{ person: id }} />}
          >
            {t("change")}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            render={<Link to="/dashboard/will-holder/members/$id" params={{ id }} search={{}} />}
          >
            {t("toMember", { name })}
          </Button>
        </>
      }
    >
      {t("bannerText", { name })}
    </Alert>
  );
}

/** Not joined, switched off, or without an active role: then there is no plan to look at. */
function seesNothing({ relationship }: MemberPreview): boolean {
  const { status, is_active, roles } = relationship;
  return status !== "confirmed" || !is_active || !roles.some((one) => one.status === "active");
}

function Nothing({ preview: { relationship }, name }: { preview: MemberPreview; name: string }) {
  const { t } = useTranslation("members/preview");
  const why = relationship.status !== "confirmed" ? "notJoined" : relationship.is_active ? "noRole" : "off";
  return (
    <Card>
      <EmptyState icon={EyeOff} title={t("nothing", { name })} text={t(`why.${why}`, { name })} />
    </Card>
  );
}

function Plan({ preview }: { preview: MemberPreview }) {
  const { t: side } = useTranslation("member-side");
  const { t: shared } = useTranslation("sharing/shared-vault");
  const { relationship, will, assets, vault, members, activity } = preview;
  // Titles that the holder's open vault can read; the member's client opens the same ones.
  const { opened } = useOpenEntries({ starts: false });
  const entryTitles = new Map(opened.data?.map(({ entry, label }) => [entry.id as string, label?.title]));
  const name = will.holder.first_name;
  const titleOf = ({ id, wrapped_label_key }: MemberEntry) => {
    const title = wrapped_label_key === null ? undefined : entryTitles.get(id);
    return title === undefined ? null : <bdi translate="no">{title}</bdi>;
  };
  const textOf = ({ wrapped_label_key, can_open }: MemberEntry) =>
    wrapped_label_key === null
      ? shared("problem.envelope_missing", { name })
      : can_open
        ? undefined
        : shared("card.titleOnly", { name });
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card as="section" aria-labelledby="preview-roles">
          <CardHeader id="preview-roles" title={side("wills.yourRoles")} />
          <p className="mb-3 flex items-center gap-3">
            <Avatar name={nameOf(will.holder)} size="sm" />
            <bdi className="font-semibold">{nameOf(will.holder)}</bdi>
          </p>
          <OwnRoles roles={will.roles} />
          {relationship.joined_at && (
            <p className="mt-3 text-ink-2">
              {side("wills.since")} <DateText value={relationship.joined_at} style="short" />
            </p>
          )}
        </Card>
        <Card as="section" aria-labelledby="preview-will">
          <CardHeader id="preview-will" title={side("wills.context")} />
          <HolderFacts holder={will.holder} />
          <PlanWills wills={will.wills} />
        </Card>
      </div>
      <Section id="preview-assets" title={side("assets.title")}>
        {assets.assets.length + assets.later.length === 0 ? (
          <Card>
            <NoAssets level={3} plans={[relationship]} />
          </Card>
        ) : (
          <>
            <ul className="grid gap-4 empty:hidden lg:grid-cols-2">
              {assets.assets.map((asset) => (
                <AssignedAssetCard key={asset.id} asset={asset} />
              ))}
            </ul>
            {assets.later.length > 0 && <KeptForLater name={name} />}
          </>
        )}
      </Section>
      <Section id="preview-vault" title={side("vault.title")}>
        {vault.entries.length + vault.later.length === 0 ? (
          <Card>
            <EmptyState level={3} icon={FolderLock} title={side("vault.emptyTitle")} text={side("vault.emptyText")} />
          </Card>
        ) : (
          <>
            <ul className="grid gap-4 empty:hidden">
              {vault.entries.map((entry) => (
                <SharedEntryRow
                  key={entry.id}
                  entry={entry}
                  title={titleOf(entry)}
                  text={textOf(entry)}
                  opens={entry.can_open}
                />
              ))}
            </ul>
            {vault.later.length > 0 && <KeptForLater name={name} />}
          </>
        )}
      </Section>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card as="section" aria-labelledby="preview-others">
          <CardHeader id="preview-others" title={side("wills.others")} />
          {members === null ? <Closed /> : <OtherMembers others={members} />}
        </Card>
        <Card as="section" aria-labelledby="preview-activity">
          <CardHeader id="preview-activity" title={side("activity.title")} />
          {activity === null ? <Closed /> : <ActivityLines lines={activity} />}
        </Card>
      </div>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The member's page does not have this part at all; the holder is told so. */
function Closed() {
  const { t } = useTranslation("members/preview");
  return (
    <p className="flex items-start gap-3 text-ink-2">
      <EyeOff aria-hidden size={20} strokeWidth={1.8} className="mt-1 flex-none" />
      {t("closed")}
    </p>
  );
}

type MemberPreview = Answer<typeof previewRoutes.preview>["data"];

/** What a member would get today, cut by the server as it cuts their own answers. */
function useMemberPreview(id: string) {
  return useQuery({
    queryKey: [...membersKey, "part", id, "preview"],
    queryFn: async ({ signal }): Promise<MemberPreview> =>
      (await call("GET /api/members/:id/preview", { params: { id } }, { timeout: 10_000, signal })).data,
  });
}

import type { Will } from "@heirlock/contract/wills";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Eye, Pencil, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { LawName } from "../../jurisdictions/offers/choose-law.tsx";
import { MirrorOffer } from "../mirror/lazy-mirror.tsx";
import { CoversText } from "../offers/covers-text.tsx";
import { getWill } from "../offers/get-will.ts";
import { willBadge } from "../offers/will-badge.ts";
import { ReviewByLawyer } from "../review-by-lawyer/lazy-review.tsx";
import { PutAway } from "./put-away.tsx";
import { useWillChange } from "./will-change.ts";

/** One will: where it stands, its versions, and what can be done with it. */
export function OwnWillPage() {
  const { t } = useTranslation("wills");
  const { id } = useParams({ strict: false }) as { id: string };
  const will = useQuery(getWill(id));
  const back = <BackLink render={<Link to="/dashboard/will-holder/wills" />}>{t("list.title")}</BackLink>;
  if (hasCode(will.error, "NOT_FOUND"))
    return (
      <>
        <PageHeader back={back} title={t("one.title")} />
        <EmptyState icon={SearchX} title={t("one.notFound")} text={t("one.notFoundText")} />
      </>
    );
  return (
    <Loaded query={will} level={1} loading={t("one.loading")} failed={t("one.failed")}>
      {(loaded) => <Shown will={loaded} back={back} />}
    </Loaded>
  );
}

function Shown({ will, back }: { will: Will; back: React.ReactNode }) {
  const { t } = useTranslation("wills");
  const { id, title, status, law, description, versions } = will;
  const inForce = versions.find((one) => one.status === "published");
  const draft = versions.find((one) => one.status === "draft");
  const start = useWillChange(id, "start");
  return (
    <>
      <PageHeader
        back={back}
        title={<bdi>{title}</bdi>}
        meta={<Badge variant={willBadge[status]}>{t(`status.${status}`)}</Badge>}
        text={
          <>
            {law ? <LawName code={law} /> : t("list.noLaw")}
            <CoversText will={will} />
            {description && <span className="block">{description}</span>}
          </>
        }
        actions={
          draft ? (
            <Button
              icon={Pencil}
              render={<Link to="/dashboard/will-holder/wills/$id/edit" params={{ id }} search={{ step: "heirs" }} />}
            >
              {t(inForce ? "one.editDraft" : "one.goOn")}
            </Button>
          ) : (
            status === "published" && (
              <Button
                icon={Pencil}
                variant="secondary"
                busy={start.isPending}
                busyLabel={t("one.starting")}
                onClick={() => start.mutate()}
              >
                {t("one.newVersion")}
              </Button>
            )
          )
        }
      />
      <div className="grid gap-5">
        <Failure error={start.error} title={t("one.startFailed")} />
        {inForce && <Signing id={id} />}
        <Versions will={will} />
        {(draft ?? inForce)?.law && <ReviewByLawyer willId={id} number={(draft ?? inForce)!.number} />}
        {status !== "archived" && <MirrorOffer willId={id} number={(inForce ?? draft)!.number} />}
        <PutAway will={will} />
      </div>
    </>
  );
}

/** Publishing here and signing on paper are two things (DOC-005, DOC-018). */
function Signing({ id }: { id: string }) {
  const { t } = useTranslation("wills");
  return (
    <Alert
      tone="brass"
      title={t("one.signTitle")}
      action={
        <Button size="sm" render={<Link to="/dashboard/will-holder/wills/$id/execution" params={{ id }} />}>
          {t("one.onPaper")}
        </Button>
      }
    >
      {t("one.signText")}
    </Alert>
  );
}

function Versions({ will: { id, versions } }: { will: Will }) {
  const { t } = useTranslation("wills");
  return (
    <Card as="section" aria-labelledby="versions">
      <CardHeader
        id="versions"
        title={t("one.versions")}
        description={t("one.versionsText")}
        action={
          <Link to="/dashboard/will-holder/wills/$id/versions" params={{ id }}>
            {t(versions.length > 1 ? "one.compare" : "one.files")}
          </Link>
        }
      />
      <ul className="divide-y divide-line">
        {versions.map((version) => (
          <li key={version.number} className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3">
            <span className="min-w-0 flex-[1_1_10rem] leading-[1.4]">
              <span className="block font-semibold">{t("one.version", { number: version.number })}</span>
              <span className="block text-meta text-ink-2">
                {t(`version.${version.status}`)} ·{" "}
                <DateText value={version.published_at ?? version.updated_at} style="short" />
              </span>
              {version.content_hash && (
                <span className="block text-meta text-ink-3">
                  {t("one.fingerprint")} <bdi className="font-mono">{fingerprint(version.content_hash)}</bdi>
                </span>
              )}
            </span>
            {version.law !== null && (
              <Button
                variant="secondary"
                size="sm"
                icon={Eye}
                aria-label={t("one.readVersion", { number: version.number })}
                render={
                  <a href={`/api/wills/${id}/versions/${version.number}/document`} target="_blank" rel="noreferrer" />
                }
              >
                {t("one.read")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** As it stands at the foot of the paper, in groups of four. */
const fingerprint = (hash: string) => hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, "$1 ");

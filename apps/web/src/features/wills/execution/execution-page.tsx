import type { Will } from "@heirlock/contract/wills";
import type { Execution } from "@heirlock/contract/wills/execution";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "../../../platform/use-document-title.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { LifeEventsCard } from "../life-events/life-events-card.tsx";
import { getWill } from "../offers/get-will.ts";
import { ChecklistCard } from "./checklist-card.tsx";
import { DocumentsCard } from "./documents-card.tsx";
import { loadExecution } from "./load-execution.ts";
import { PaperFacts } from "./paper-facts.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { SigningCard } from "./signing-card.tsx";

/** What is done on paper with the version in force: checklist, documents, signing (D55, mock-up s5). */
export function ExecutionPage() {
  const { id = "" } = useParams({ strict: false });
  const { t } = useTranslation("wills/execution");
  const language = useLanguage();
  const will = useQuery(getWill(id));
  const isPublished = will.data?.versions.some(({ status }) => status === "published") ?? false;
  const execution = useQuery({ ...loadExecution(id, language), enabled: isPublished });
  return (
    <Loaded query={will} loading={t("loading")} failed={t("failed")} inCard>
      {(loaded) => (
        <>
          <Head will={loaded} />
          {isPublished ? (
            <Loaded query={execution} loading={t("loading")} failed={t("failed")} inCard>
              {(data) => <Body will={loaded} execution={data} />}
            </Loaded>
          ) : (
            <NotPublished id={id} />
          )}
        </>
      )}
    </Loaded>
  );
}

function Head({ will }: { will: Will }) {
  const { t } = useTranslation("wills/execution");
  useDocumentTitle(t("pageTitle", { title: will.title }));
  return (
    <PageHeader
      back={
        <BackLink render={<Link to="/dashboard/will-holder/wills/$id" params={{ id: will.id }} />}>
          <bdi>{will.title}</bdi>
        </BackLink>
      }
      title={t("title")}
      text={t("lead")}
    />
  );
}

/** There is a paper to sign only once a version is published. */
function NotPublished({ id }: { id: string }) {
  const { t } = useTranslation("wills/execution");
  return (
    <Card tone="dashed">
      <EmptyState
        icon={ScrollText}
        title={t("notPublished.title")}
        text={t("notPublished.text")}
        action={
          <Button render={<Link to="/dashboard/will-holder/wills/$id" params={{ id }} />}>
            {t("notPublished.open")}
          </Button>
        }
      />
    </Card>
  );
}

function Body({ will, execution }: { will: Will; execution: Execution }) {
  const inForce = will.versions.find(({ number }) => number === execution.number);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <ProgressCard execution={execution} publishedAt={inForce?.published_at ?? null} />
        <ChecklistCard key={execution.number} willId={will.id} execution={execution} />
        <DocumentsCard willId={will.id} execution={execution} />
      </div>
      <div className="grid gap-5">
        <SigningCard willId={will.id} execution={execution} />
        <PaperFacts
          inForce={inForce ? { number: inForce.number, since: inForce.published_at } : null}
          signed={execution.signed}
        />
        <LifeEventsCard execution={execution} />
      </div>
    </div>
  );
}

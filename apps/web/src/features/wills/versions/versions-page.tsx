import type { Will } from "@heirlock/contract/wills";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "../../../platform/use-document-title.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { loadExecution } from "../execution/load-execution.ts";
import { PaperFacts } from "../execution/paper-facts.tsx";
import { getWill } from "../offers/get-will.ts";
import { VersionList } from "./version-list.tsx";

// Lists to choose from, and the rule of differences: only where there are two versions.
const Compare = lazy(async () => ({ default: (await import("./compare.tsx")).Compare }));

/** Every version of a will, as files, and what changed between two of them (DOC-015, mock-up s4). */
export function VersionsPage() {
  const { id = "" } = useParams({ strict: false });
  const { t } = useTranslation("wills/versions");
  const will = useQuery(getWill(id));
  return (
    <Loaded query={will} loading={t("loading")} failed={t("failed")} inCard>
      {(loaded) => <Shown will={loaded} />}
    </Loaded>
  );
}

function Shown({ will }: { will: Will }) {
  const { t } = useTranslation("wills/versions");
  useDocumentTitle(t("pageTitle", { title: will.title }));
  return (
    <>
      <PageHeader
        back={
          <BackLink render={<Link to="/dashboard/will-holder/wills/$id" params={{ id: will.id }} />}>
            <bdi>{will.title}</bdi>
          </BackLink>
        }
        title={t("title")}
        text={t("lead")}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <VersionList will={will} />
        <OnPaper will={will} />
      </div>
      {will.versions.length > 1 && (
        <Suspense fallback={<LoadingState label={t("loading")} />}>
          <Compare will={will} />
        </Suspense>
      )}
    </>
  );
}

function OnPaper({ will }: { will: Will }) {
  const inForce = will.versions.find(({ status }) => status === "published");
  const execution = useQuery({ ...loadExecution(will.id, useLanguage()), enabled: inForce !== undefined });
  if (!inForce || !execution.data) return null;
  return (
    <PaperFacts inForce={{ number: inForce.number, since: inForce.published_at }} signed={execution.data.signed} />
  );
}

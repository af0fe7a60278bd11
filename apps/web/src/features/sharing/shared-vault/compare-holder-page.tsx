import { currentKeys, toldState } from "@heirlock/domain/sharing/told";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { KeyRound, SearchX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useHeadingAfterUnlock } from "../../../platform/keys/use-heading-after-unlock.ts";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { nameOf } from "../../member-side/offers/holder-name.ts";
import { type Relationship, useRelationships } from "../../member-side/offers/list-relationships.ts";
import { Loaded } from "../../member-side/offers/loaded.tsx";
import { CompareLayout, WhyCard } from "../compare/compare-layout.tsx";
import { ShownKeys } from "../compare/shown-keys.tsx";
import { WordsDifferent } from "../compare/words-different.tsx";
import { CompareWords } from "./compare-words.tsx";
import { getHolderKeys, type HolderKeys } from "./holder-keys.ts";
import { LockedShared } from "./locked-shared.tsx";

/** Where a member finds out that the holder's key is really the holder's (KEY-051, mock-up q2). */
export function CompareHolderPage() {
  const { t } = useTranslation("member-side");
  const { t: compare } = useTranslation("sharing/compare");
  const { id = "" } = useParams({ strict: false });
  const query = useRelationships();
  return (
    <Loaded query={query} failed={compare("failed")}>
      {(all) => {
        const relationship = all.find((one) => one.id === id && one.status === "confirmed");
        return relationship ? <Compare relationship={relationship} /> : <NotHere title={t("wills.title")} />;
      }}
    </Loaded>
  );
}

function NotHere({ title }: { title: string }) {
  const { t } = useTranslation("member-side");
  return (
    <>
      <PageHeader
        back={<BackLink render={<Link to="/dashboard/member/wills" />}>{t("wills.back")}</BackLink>}
        title={title}
      />
      <EmptyState icon={SearchX} title={t("wills.notFoundTitle")} text={t("wills.notFoundText")} />
    </>
  );
}

function Compare({ relationship: { id, holder } }: { relationship: Relationship }) {
  const { t } = useTranslation("sharing/compare");
  const { t: side } = useTranslation("member-side");
  const query = useQuery(getHolderKeys(id));
  const name = holder.first_name;
  if (hasCode(query.error, "NOT_FOUND", "INVALID_RELATIONSHIP_ID")) return <NotHere title={side("wills.title")} />;
  const isCompared = query.data !== undefined && toldState(query.data) === "compared";
  return (
    <CompareLayout
      name={nameOf(holder)}
      title={t("title", { name })}
      lead={t("lead")}
      back={<BackLink render={<Link to="/dashboard/member/wills/$id" params={{ id }} />}>{nameOf(holder)}</BackLink>}
      aside={
        <WhyCard
          title={t("why.title")}
          text={t("why.member", { name })}
          until={isCompared ? undefined : { title: t("why.untilTitle"), text: t("why.untilMember", { name }) }}
        />
      }
    >
      <Loaded query={query} failed={t("failed")}>
        {(keys) => <Comparing id={id} keys={keys} name={name} />}
      </Loaded>
    </CompareLayout>
  );
}

function Comparing({ id, keys, name }: { id: string; keys: HolderKeys; name: string }) {
  const { t } = useTranslation("sharing/compare");
  const { t: own } = useTranslation("sharing/shared-vault");
  const unlocked = useVaultUnlocked();
  const [isStopped, setStopped] = useState(false);
  const current = currentKeys(keys);
  useHeadingAfterUnlock(unlocked, true);
  if (!current)
    return <EmptyState icon={KeyRound} title={own("compare.noKeysTitle", { name })} text={own("compare.noKeys")} />;
  if (isStopped) return <Stopped name={name} onAgain={() => setStopped(false)} />;
  if (!unlocked) return <LockedShared title={t("locked.title")} text={t("locked.text", { name })} />;
  return (
    <ShownKeys keys={current} name={name}>
      <CompareWords
        relationshipId={id}
        keys={keys}
        current={current}
        name={name}
        onDifferent={() => setStopped(true)}
      />
    </ShownKeys>
  );
}

function Stopped({ name, onAgain }: { name: string; onAgain: () => void }) {
  const { t } = useTranslation("sharing/shared-vault");
  const area = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on at the heading.
  useEffect(() => area.current?.querySelector<HTMLElement>("h2")?.focus(), []);
  return (
    <div ref={area}>
      <WordsDifferent
        title={t("compare.differentTitle")}
        text={t("compare.different", { name })}
        points={[
          t("compare.point.call", { name }),
          t("compare.point.open", { name }),
          t("compare.point.still", { name }),
        ]}
        actions={
          <>
            <Button variant="secondary" render={<Link to="/help" />}>
              {t("compare.help")}
            </Button>
            <Button variant="ghost" onClick={onAgain}>
              {t("compare.lookAgain")}
            </Button>
          </>
        }
      />
    </div>
  );
}

import type { Will } from "@heirlock/contract/wills";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Plus, ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { LawName } from "../../jurisdictions/offers/choose-law.tsx";
import { CoversText } from "../offers/covers-text.tsx";
import { useWills } from "../offers/list-wills.ts";
import { OfferedMirrors } from "../offers/offered-mirrors.tsx";
import { willBadge } from "../offers/will-badge.ts";

/** The holder's wills (WIL-002): with what each is about, and where it stands. */
export function WillsPage() {
  const { t } = useTranslation("wills");
  const wills = useWills();
  const isEmpty = wills.data?.length === 0;
  return (
    <>
      <PageHeader
        title={t("list.title")}
        text={t("list.lead")}
        actions={
          !isEmpty && (
            <Button icon={Plus} render={<Link to="/dashboard/will-holder/wills/new" />}>
              {t("list.create")}
            </Button>
          )
        }
      />
      <OfferedMirrors />
      <Loaded
        inCard
        query={wills}
        loading={t("list.loading")}
        failed={t("list.failed")}
        empty={{
          when: (all) => all.length === 0,
          show: () => (
            <Card tone="dashed">
              <EmptyState
                icon={ScrollText}
                title={t("list.emptyTitle")}
                text={t("list.emptyText")}
                action={<Button render={<Link to="/dashboard/will-holder/wills/new" />}>{t("list.start")}</Button>}
              />
            </Card>
          ),
        }}
      >
        {(all) => (
          <ul className="grid gap-3" aria-label={t("list.title")}>
            {all.map((will) => (
              <WillRow key={will.id} will={will} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

/** Title, description, status and jurisdiction (WIL-004). */
function WillRow({ will }: { will: Will }) {
  const { t } = useTranslation("wills");
  const { id, title, description, status, law, versions, updated_at } = will;
  const draft = versions.find((one) => one.status === "draft");
  return (
    <li>
      <Link
        to="/dashboard/will-holder/wills/$id"
        params={{ id }}
        className="flex min-h-20 items-center gap-3.5 rounded-lg border border-line bg-surface px-4.5 py-4 no-underline shadow-e1 hover:border-ink-2"
      >
        <IconTile icon={ScrollText} tone="brass" />
        <span className="min-w-0 flex-1 leading-[1.4]">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-semibold break-words text-ink">{title}</bdi>
            <Badge variant={willBadge[status]}>{t(`status.${status}`)}</Badge>
            {draft && status === "published" && (
              <Badge variant="draft">{t("list.draft", { number: draft.number })}</Badge>
            )}
          </span>
          <span className="block text-meta text-ink-2">
            {law ? <LawName code={law} /> : t("list.noLaw")} · {t("list.changed")}{" "}
            <DateText value={updated_at} style="short" />
            <CoversText will={will} />
          </span>
          {description && <span className="block text-meta break-words text-ink-2">{description}</span>}
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flip flex-none text-ink-3" />
      </Link>
    </li>
  );
}

import type { Will } from "@heirlock/contract/wills";
import { draftOf, inForce } from "@heirlock/domain/wills/decide-will";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import type { useWills } from "../wills/offers/list-wills.ts";
import { willBadge } from "../wills/offers/will-badge.ts";
import { HomeCard } from "./home-card.tsx";

const shown = 3;

/** Every will that is not put away: what is being written and what is in force (WIL-014). */
export function ActiveWillsCard({ query }: { query: ReturnType<typeof useWills> }) {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard
      id="active-wills"
      title={t("wills.title")}
      action={<Link to="/dashboard/will-holder/wills">{t("wills.viewAll")}</Link>}
    >
      <Loaded query={query} level={3} loading={t("wills.loading")} failed={t("wills.failed")}>
        {(all) => <ActiveWills wills={active(all)} />}
      </Loaded>
    </HomeCard>
  );
}

const active = (wills: readonly Will[]) => wills.filter(({ status }) => status !== "archived").slice(0, shown);

function ActiveWills({ wills }: { wills: readonly Will[] }) {
  const { t } = useTranslation("dashboard");
  if (wills.length === 0)
    return (
      <>
        <p className="text-ink-2">{t("wills.none")}</p>
        <Link to="/dashboard/will-holder/wills/new" className="inline-flex min-h-11 items-center">
          {t("actions.createWill")}
        </Link>
      </>
    );
  return (
    <ul>
      {wills.map((will) => (
        <li key={will.id} className="border-t border-line first:border-t-0">
          <Link
            to="/dashboard/will-holder/wills/$id"
            params={{ id: will.id }}
            className="group flex min-h-16 flex-wrap items-center justify-between gap-x-3.5 gap-y-1 py-2.5 text-ink no-underline"
          >
            <span className="min-w-0 flex-[1_1_9rem] leading-[1.35]">
              <span className="block group-hover:underline">
                <bdi>{will.title}</bdi>
              </span>
              <span className="block font-normal text-ink-3">
                <Where will={will} />
              </span>
            </span>
            <Badge variant={willBadge[will.status]}>{t(`wills.status.${will.status}`)}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "Version 1. Version 2 is a draft." */
function Where({ will }: { will: Will }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const current = inForce(will);
  const draft = draftOf(will);
  if (!current) return t("wills.saved", { when: format.relative(will.versions[0]!.updated_at) });
  const number = format.number(current.number);
  return draft
    ? t("wills.versionAndDraft", { number, draft: format.number(draft.number) })
    : t("wills.version", { number });
}

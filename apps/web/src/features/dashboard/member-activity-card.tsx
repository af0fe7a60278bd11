import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { nameOf } from "../member-side/offers/holder-name.ts";
import { listApprovals, type Relationship } from "../member-side/offers/member-side.ts";
import { HomeCard } from "./home-card.tsx";

const shown = 4;

/** What happened last between the person and the plans they are part of (EVT-012). */
export function MemberActivityCard({
  relationships,
  asRow,
}: {
  relationships: readonly Relationship[];
  asRow: boolean;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { data: approvals = [] } = useQuery(listApprovals);
  const all = [
    ...relationships.flatMap(({ id, joined_at, holder }) =>
      joined_at ? [{ id, at: joined_at, text: t("member.activity.joined", { name: nameOf(holder) }) }] : [],
    ),
    ...approvals.map(({ id, created_at, holder }) => ({
      id: `${id} asked`,
      at: created_at,
      text: t("member.activity.asked", { name: nameOf(holder) }),
    })),
    ...approvals.flatMap(({ id, answered_at, holder }) =>
      answered_at
        ? [{ id: `${id} answered`, at: answered_at, text: t("member.activity.answered", { name: nameOf(holder) }) }]
        : [],
    ),
  ];
  const recent = all.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, shown);
  const [newest] = recent;
  return (
    <HomeCard
      id="recent"
      title={t("recent.title")}
      asRow={asRow}
      summary={newest ? format.relative(newest.at) : t("member.activity.none")}
    >
      {recent.length === 0 && <p className="text-ink-2">{t("member.activity.none")}</p>}
      <ul>
        {recent.map(({ id, at, text }) => (
          <li key={id} className="border-t border-line py-2.5 leading-[1.35] first:border-t-0">
            <span className="block">{text}</span>
            <span className="block text-ink-3">{format.relative(at)}</span>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}

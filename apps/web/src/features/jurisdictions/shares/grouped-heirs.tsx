import type { PersonId } from "@heirlock/law/succession/family";
import { useTranslation } from "react-i18next";
import type { HolderId } from "./cut-whole.ts";
import { HeirList, type HeirListProps, type HeirRow } from "./heir-list.tsx";
import { useGroupTitle } from "./tree/family-tree.tsx";
import type { Branch, Group, TreePlan } from "./tree/tree-parts.ts";

export interface GroupedHeirsProps extends Omit<HeirListProps, "rows" | "label"> {
  plan: TreePlan;
  holders: readonly HolderId[];
  rowOf: (id: HolderId) => HeirRow;
}

const peopleOf = (branches: readonly Branch[]): PersonId[] =>
  branches.flatMap(({ person, below }) => [person, ...peopleOf(below)]);

/** A large family as a list of lists: children under their own parent, in the places of the tree. */
export function GroupedHeirs({ plan, holders, rowOf, ...list }: GroupedHeirsProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const heirs = new Set(holders);
  // A reason that many share is told once for all of them, below the list.
  const rows = (ids: readonly HolderId[]) =>
    ids.filter((id) => heirs.has(id)).map((id) => ({ ...rowOf(id), reasons: [] }));
  const groupsUnder = (spouse: PersonId) => groups.filter(({ of }) => of.kind === "children" && of.with === spouse);
  const groups = plan.boxes.flatMap(({ content }) => (content.kind === "groups" ? content.groups : []));
  const single = plan.boxes.flatMap(({ content }) => (content.kind === "person" ? peopleOf([content.branch]) : []));
  const withChildren = single.filter((id) => groupsUnder(id).length > 0);
  const alone = single.filter((id) => !withChildren.includes(id));
  const others = groups.filter(({ of }) => of.kind !== "children" || of.with === null);
  const rest: HolderId[] = holders.filter((id) => id === "treasury");
  return (
    <ul aria-label={t("list.title")} className="grid gap-5">
      {rows(alone).length > 0 && (
        <li>
          <HeirList rows={rows(alone)} {...list} />
        </li>
      )}
      {withChildren.map((id) => (
        <li key={id} className="border-t border-line pt-4 first:border-0 first:pt-0">
          <HeirList rows={rows([id])} {...list} />
          {groupsUnder(id).map((group) => (
            <GroupRows key={id} group={group} rows={rows(peopleOf(group.branches))} list={list} />
          ))}
        </li>
      ))}
      {others.map((group) => (
        <li key={JSON.stringify(group.of)}>
          <GroupRows group={group} rows={rows(peopleOf(group.branches))} list={list} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <HeirList rows={rest.map(rowOf)} {...list} />
        </li>
      )}
    </ul>
  );
}

function GroupRows({
  group,
  rows,
  list,
}: {
  group: Group;
  rows: readonly HeirRow[];
  list: Omit<HeirListProps, "rows" | "label">;
}) {
  const title = useGroupTitle(group);
  if (rows.length === 0) return null;
  return (
    <div className="mt-2">
      <p className="mb-2 font-semibold">{title}</p>
      <div className="rounded-[16px] border-[1.5px] border-line bg-paper px-4 py-1 print:border-0 print:px-0">
        <HeirList rows={rows} label={title} {...list} />
      </div>
    </div>
  );
}

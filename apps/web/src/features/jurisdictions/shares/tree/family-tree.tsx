import type { PersonId } from "@heirlock/law/succession/family";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import type { Colour } from "../heir-colours.ts";
import { useNumberWord } from "../people-inherit.ts";
import { useView } from "../view.ts";
import { PersonNode, type TreePerson } from "./person-node.tsx";
import { type Box, type Branch, columns, type Group, type Line, type TreePlan } from "./tree-parts.ts";

export interface FamilyTreeProps {
  plan: TreePlan;
  personOf: (id: PersonId) => TreePerson;
  /** The colours of the bar. */
  colours: ReadonlyMap<PersonId, Colour>;
  /** A phone: a row for each generation, at most two people beside each other. */
  isNarrow: boolean;
  chosen: PersonId | null;
  onChoose: (id: PersonId) => void;
}

/** The family drawn from above to below. For readers who hear it, it is a list of lists in the same order. */
export function FamilyTree({ plan, personOf, colours, isNarrow, chosen, onChoose }: FamilyTreeProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const person = (id: PersonId, small: boolean) => (
    <PersonNode
      person={personOf(id)}
      colour={colours.get(id) ?? null}
      isChosen={chosen === id}
      onChoose={onChoose}
      small={small}
    />
  );
  if (isNarrow) return <Generations plan={plan} person={person} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: lines stand between the items, which a <ul> may not contain
    <div
      role="list"
      aria-label={t("tree.label")}
      className="grid"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {plan.gaps.map((row) => (
        <div key={`gap ${row}`} aria-hidden className="h-4.5" style={{ gridRow: row + 1, gridColumn: "1 / 2" }} />
      ))}
      {plan.lines.map((line) => (
        <TreeLine key={JSON.stringify(line.way)} line={line} />
      ))}
      {plan.boxes.map((box) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="listitem"
          key={`${box.row} ${box.from}`}
          className="min-w-0 px-1.5"
          style={{ gridRow: box.row + 1, gridColumn: `${box.from + 1} / ${box.to + 1}` }}
        >
          <BoxContent box={box} person={person} />
        </div>
      ))}
    </div>
  );
}

/** The same boxes in the same order, row under row; a short line leads from one to the next. */
function Generations({ plan, person }: { plan: TreePlan; person: DrawPerson }) {
  const { t } = useTranslation("jurisdictions/shares");
  const rows = [...new Set(plan.boxes.map(({ row }) => row))].toSorted((a, b) => a - b);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="list" aria-label={t("tree.label")} className="grid">
      {rows.map((row, place) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="listitem"
          key={row}
          className={clsx(
            "flex flex-wrap justify-center gap-2",
            place > 0 &&
              "relative pt-6 before:absolute before:top-1 before:start-1/2 before:h-4 before:w-0.5 before:bg-line-strong before:content-['']",
          )}
        >
          {plan.boxes
            .filter((box) => box.row === row)
            .toSorted((a, b) => a.from - b.from)
            .map((box) => (
              <div
                key={box.from}
                className={box.content.kind === "groups" ? "w-full" : "max-w-full flex-[0_1_calc(50%-0.3rem)]"}
              >
                <BoxContent box={box} person={person} />
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

type DrawPerson = (id: PersonId, small: boolean) => React.ReactNode;

function BoxContent({ box, person }: { box: Box; person: DrawPerson }) {
  const { content } = box;
  if (content.kind === "deceased") return <Deceased />;
  if (content.kind === "groups") {
    return (
      <div className="grid gap-4">
        {content.groups.map((group) => (
          <GroupBox key={JSON.stringify(group.of)} group={group} person={person} />
        ))}
      </div>
    );
  }
  const { branch } = content;
  if (branch.below.length === 0) return person(branch.person, false);
  return (
    <>
      {person(branch.person, false)}
      <BelowList branches={branch.below} person={person} />
    </>
  );
}

function Deceased() {
  const { t } = useTranslation("jurisdictions/shares");
  const { draft } = useView();
  return (
    <div className="grid h-full content-center rounded-[16px] bg-primary px-3.75 py-4 text-center leading-[1.3] text-on-primary">
      <p className="text-[1.1rem] font-[650]">
        {t(draft.isOwn ? "tree.you" : draft.deceasedSex === "male" ? "tree.man" : "tree.woman")}
      </p>
      {!draft.isOwn && <p>{t("tree.whoseEstate")}</p>}
    </div>
  );
}

function GroupBox({ group, person }: { group: Group; person: DrawPerson }) {
  const title = useGroupTitle(group);
  const isNested = group.branches.some(({ below }) => below.length > 0);
  return (
    <section>
      <p className="mb-2 font-semibold">{title}</p>
      <ul
        aria-label={title}
        className={clsx(
          "grid items-start gap-1 rounded-[16px] border-[1.5px] border-line bg-paper p-1",
          isNested
            ? "grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))]"
            : "grid-cols-[repeat(auto-fit,minmax(min(195px,100%),1fr))]",
        )}
      >
        {group.branches.map((branch) => (
          <BranchItem key={branch.person} branch={branch} person={person} />
        ))}
      </ul>
    </section>
  );
}

/** "Five children with Huda", "Brothers and sisters". */
export function useGroupTitle({ of, branches }: Group): string {
  const { t } = useTranslation("jurisdictions/shares");
  const { names } = useView();
  const numberWord = useNumberWord();
  if (of.kind === "siblings") return t(`tree.siblings.${of.blood}`);
  if (of.kind === "farther") return t("tree.farther");
  const count = branches.length;
  const number = numberWord(count);
  return of.with === null
    ? t("tree.children", { count, number })
    : t("tree.childrenWith", { count, number, name: names.get(of.with) ?? "" });
}

function BranchItem({ branch, person }: { branch: Branch; person: DrawPerson }) {
  return (
    <li className="min-w-0">
      {person(branch.person, true)}
      {branch.below.length > 0 && <BelowList branches={branch.below} person={person} />}
    </li>
  );
}

/** Who descends from somebody: a line down their side, and one to each. */
function BelowList({ branches, person }: { branches: readonly Branch[]; person: DrawPerson }) {
  return (
    <ul className="ms-4 grid gap-1 pt-1">
      {branches.map((branch) => (
        <li
          key={branch.person}
          className={clsx(
            "relative min-w-0 ps-4",
            "before:absolute before:top-0 before:bottom-[-4px] before:start-0 before:w-0.5 before:bg-line-strong before:content-[''] last:before:bottom-auto last:before:h-8",
            "after:absolute after:start-0 after:top-8 after:h-0.5 after:w-4 after:bg-line-strong after:content-['']",
          )}
        >
          {person(branch.person, true)}
          {branch.below.length > 0 && <BelowList branches={branch.below} person={person} />}
        </li>
      ))}
    </ul>
  );
}

function TreeLine({ line: { of, way } }: { line: Line }) {
  const isMarriage = of === "marriage";
  if ("down" in way) {
    const { down, fromRow, toRow, begins, ends } = way;
    return (
      <>
        {Array.from({ length: toRow - fromRow + 1 }, (_, place) => fromRow + place).map((row) => (
          <div
            key={row}
            aria-hidden
            data-line={of}
            className={clsx(
              isMarriage ? "w-2 border-x-2 border-line-strong ms-[-4px]" : "w-0.5 bg-line-strong ms-[-1px]",
              row === fromRow && begins === "middle" && "h-1/2 self-end",
              row === toRow && ends === "middle" && "h-1/2 self-start",
            )}
            style={{ gridRow: row + 1, gridColumn: `${down + 1} / ${down + 2}` }}
          />
        ))}
      </>
    );
  }
  return (
    <div
      aria-hidden
      data-line={of}
      className={clsx(
        way.at === "middle" ? "self-center" : "self-end",
        isMarriage ? "h-2 border-y-2 border-line-strong mx-[-6px]" : "h-0.5 bg-line-strong mx-[-1px]",
      )}
      style={{ gridRow: way.row + 1, gridColumn: `${way.from + 1} / ${way.to + 1}` }}
    />
  );
}

import { deceasedId } from "@heirlock/law/succession/family";
import { clsx } from "clsx";
import { UserRound } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { childrenOf, partnerOf, spousesOf } from "./draft-edits.ts";
import type { DraftPerson, FamilyDraft, PersonId } from "./family-draft.ts";
import type { PeopleNames } from "./use-people-names.ts";

export interface FamilySoFarProps {
  draft: FamilyDraft;
  names: PeopleNames;
  /** Who would inherit; null while that is not known. */
  heirs: ReadonlySet<PersonId> | null;
  onPerson: (id: PersonId) => void;
}

/** The family as rows of faces, the oldest on top. Everybody is a button: to give a name, or to say more. */
export function FamilySoFar({ draft, names, heirs, onPerson }: FamilySoFarProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  const { above, parents, spouses, below, others } = generations(draft, names);
  const face = (person: DraftPerson) => (
    <Face key={person.id} person={person} names={names} heirs={heirs} onPress={() => onPerson(person.id)} />
  );
  const rows: { key: string; content: ReactNode }[] = [];
  const row = (key: string, label: string, people: readonly DraftPerson[], first?: ReactNode) => {
    if (people.length === 0 && !first) return;
    rows.push({
      key,
      content: (
        <ul aria-label={label} className="flex flex-wrap items-start justify-center gap-x-2 gap-y-2.5">
          {first}
          {people.map((person) => (
            <li key={person.id}>{face(person)}</li>
          ))}
        </ul>
      ),
    });
  };
  row("above", t("soFar.grandparents"), above);
  row("parents", t("soFar.parents"), parents);
  row(
    "middle",
    t("soFar.marriage"),
    spouses,
    <li className="grid w-22 justify-items-center gap-1 py-1 text-center text-meta leading-[1.2]">
      <span className="grid size-11.5 place-items-center rounded-full bg-primary text-on-primary">
        <UserRound aria-hidden size={22} strokeWidth={1.8} />
      </span>
      {draft.isOwn ? t("own.you") : t(`soFar.deceased.${draft.deceasedSex}`)}
    </li>,
  );
  for (const [depth, people] of below.entries()) {
    row(`below ${depth}`, t(depth === 0 ? "soFar.children" : "soFar.grandchildren"), people);
  }
  return (
    <div className="grid justify-items-center gap-2.5">
      {rows.map(({ key, content }, index) => (
        <Fragment key={key}>
          {index > 0 && <span aria-hidden className="h-3.5 w-0.5 bg-line-strong" />}
          {content}
        </Fragment>
      ))}
      {others.length > 0 && (
        <div className="mt-2 w-full border-t border-line pt-3">
          <p className="mb-2 text-center text-meta text-ink-3">{t("soFar.others")}</p>
          <ul className="flex flex-wrap items-start justify-center gap-x-2 gap-y-2.5">
            {others.map((person) => (
              <li key={person.id}>{face(person)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Face({
  person,
  names,
  heirs,
  onPress,
}: {
  person: DraftPerson;
  names: PeopleNames;
  heirs: ReadonlySet<PersonId> | null;
  onPress: () => void;
}) {
  const { t } = useTranslation("jurisdictions/calculator");
  const name = names.nameOf(person.id);
  const inherits = heirs?.has(person.id) ?? true;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={t("soFar.open", {
        name,
        relation: person.name ? names.relationOf(person.id) : "",
        state: person.alive
          ? heirs
            ? t(`soFar.${inherits ? "inherits" : "inheritsNothing"}.${person.sex}`)
            : ""
          : t(`soFar.died.${person.sex}`),
      })
        .replaceAll(/[,،] (?=[,،.])/g, "")
        .trim()}
      className="grid w-22 cursor-pointer justify-items-center gap-1 rounded-md py-1 text-center text-meta leading-[1.2] hover:bg-sunken"
    >
      <span
        className={clsx(
          "grid size-11.5 place-items-center rounded-full",
          !person.alive
            ? "border-[1.5px] border-dashed border-line-strong text-ink-3"
            : person.relation === "spouse" || person.relation === "partner"
              ? "bg-brass-tint text-brass-ink"
              : inherits
                ? "bg-primary-tint text-primary-ink"
                : "bg-wash text-ink-2",
        )}
      >
        <UserRound aria-hidden size={22} strokeWidth={1.8} />
      </span>
      <span className={clsx("w-full wrap-anywhere", person.alive ? "text-ink" : "text-ink-3")}>
        <bdi>{person.alive ? name : t(`soFar.diedName.${person.sex}`, { name })}</bdi>
      </span>
    </button>
  );
}

/** Everybody in one row of the picture; people who only lead to others, and died, are left out. */
function generations(draft: FamilyDraft, { kin }: PeopleNames) {
  const { people } = draft;
  const byId = new Map(people.map((person) => [person.id, person]));
  const ofKin = (all: readonly ({ id: PersonId } | null)[]) =>
    all.flatMap((one) => (one ? (byId.get(one.id) ?? []) : []));
  const above = ofKin(Object.values(kin.grandparents)).filter(({ alive }) => alive);
  // Of two mothers the first comes first, and stands in the mother's place.
  const parents = ofKin(kin.father?.sex === kin.mother?.sex ? [kin.mother, kin.father] : [kin.father, kin.mother]);
  const partner = partnerOf(draft);
  const spouses = partner ? [...spousesOf(draft), partner] : spousesOf(draft);
  const below: DraftPerson[][] = [];
  for (let row = childrenOf(draft, deceasedId); row.length > 0; row = row.flatMap(({ id }) => childrenOf(draft, id))) {
    below.push([...row]);
  }
  const placed = new Set([...Object.values(kin.grandparents), ...parents, ...spouses, ...below.flat()]);
  const shown = new Set([...placed].flatMap((one) => (one ? [one.id] : [])));
  return { above, parents, spouses, below, others: people.filter(({ id }) => !shown.has(id)) };
}

/** The order in which people are named one after the other: as they stand in the picture. */
export function inOrder(draft: FamilyDraft, names: PeopleNames): readonly PersonId[] {
  const { above, parents, spouses, below, others } = generations(draft, names);
  return [...above, ...parents, ...spouses, ...below.flat(), ...others].map(({ id }) => id);
}

import type { Side } from "@heirlock/law/questions/relatives";
import { useState } from "react";
import { type Edit, type ParentsKind, parentsKindOf, setParentsKind } from "./draft-edits.ts";
import type { FamilyDraft } from "./family-draft.ts";

export interface ParentsHandle {
  kind: ParentsKind;
  setKind: (kind: ParentsKind) => void;
  /** Changes the draft; parents who come with it are of the chosen kind. */
  change: (edit: Edit) => void;
}

/** What was chosen counts before the first of two mothers is entered; afterwards the family itself tells it. */
export function useParentsKind(draft: FamilyDraft, change: (edit: Edit) => void): ParentsHandle {
  const [chosen, setChosen] = useState<ParentsKind | null>(null);
  const kind = chosen ?? parentsKindOf(draft);
  return {
    kind,
    setKind: (next) => {
      setChosen(next);
      change(setParentsKind(next));
    },
    change: (edit) => change((before) => (kind === "mixed" ? edit(before) : setParentsKind(kind)(edit(before)))),
  };
}

/** How a parent is called: by place where they are a mother and a father, else as the first and the second. */
export const placeOf = (kind: ParentsKind, side: Side): Side | "first" | "second" =>
  kind === "mixed" ? side : side === "mother" ? "first" : "second";

/** The same with their sex, for words that agree with it. */
export const parentOfKind = (kind: ParentsKind, side: Side) => (kind === "mixed" ? side : ordinalParent(kind, side));

export function ordinalParent(kind: Exclude<ParentsKind, "mixed">, side: Side) {
  const [first, second] =
    kind === "mothers" ? (["firstMother", "secondMother"] as const) : (["firstFather", "secondFather"] as const);
  return side === "mother" ? first : second;
}

import type { PersonId } from "@heirlock/law/succession/family";

/** Everything is placed on so many equal columns; lines run along their edges, boxes from edge to edge. */
export const columns = 48;

/** A person with those who descend from them, drawn below. */
export interface Branch {
  person: PersonId;
  below: readonly Branch[];
}

/** Which parents brothers and sisters share with the deceased. */
export type Blood = "full" | "paternal" | "maternal";

/** People who stand together under one heading. */
export interface Group {
  of: { kind: "children"; with: PersonId | null } | { kind: "siblings"; blood: Blood } | { kind: "farther" };
  branches: readonly Branch[];
}

export type Content =
  | { kind: "deceased" }
  | { kind: "person"; branch: Branch }
  /** Several groups in one place, one below the other. */
  | { kind: "groups"; groups: readonly Group[] };

/** Rows count from 0; a box reaches from one edge of the columns to another. */
export interface Box {
  content: Content;
  row: number;
  from: number;
  to: number;
}

export interface Line {
  /** Two strokes for a marriage, one for descent. */
  of: "marriage" | "descent";
  /** Down along an edge of the columns through whole rows, or across in the middle or at the end of one row. */
  way:
    | { down: number; fromRow: number; toRow: number; begins: "top" | "middle"; ends?: "middle" }
    | { row: number; from: number; to: number; at: "middle" | "end" };
}

export interface TreePlan {
  /** Needs the whole width of the page. */
  isWide: boolean;
  /** Rows without boxes, in which only lines run. */
  gaps: readonly number[];
  rows: number;
  boxes: readonly Box[];
  lines: readonly Line[];
  /** Who does not inherit and is told of beside the tree, because the family is large. */
  aside: readonly PersonId[];
}

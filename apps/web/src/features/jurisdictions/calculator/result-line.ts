import type { PersonId } from "@heirlock/law/succession/family";
import type { AskedGroups } from "./asked-groups.ts";
import type { Computed } from "./compute-shares.ts";
import { hasPartner } from "./draft-edits.ts";
import type { FamilyDraft } from "./family-draft.ts";
import type { Outlook } from "./outlook.ts";

/** How far the family is: what is missing, or how many would inherit. */
export type ResultLine =
  | { kind: "loading" }
  | { kind: "noLaw" }
  | { kind: "noEngine" }
  | { kind: "impossible" }
  | { kind: "nobody" }
  | { kind: "parents"; side: "father" | "mother" }
  | { kind: "partner" }
  | { kind: "fact"; fact: string }
  | { kind: "notComputed" }
  | { kind: "heirs"; count: number };

export function resultLine(draft: FamilyDraft, outlook: Outlook | null, asked: AskedGroups): ResultLine {
  if (!outlook) return { kind: draft.code ? "loading" : "noLaw" };
  const { computed } = outlook;
  if (computed.kind === "noLaw" || computed.kind === "noEngine" || computed.kind === "impossible") return computed;
  if (draft.people.length === 0) return { kind: "nobody" };
  if (outlook.law?.partner === "needed" && hasPartner(draft) === undefined) return { kind: "partner" };
  const [side] = asked.unanswered;
  if (side) return { kind: "parents", side };
  if (computed.kind === "needsFact") return { kind: "fact", fact: computed.needs };
  if (computed.kind === "notComputed") return { kind: "notComputed" };
  return { kind: "heirs", count: heirsOf(computed).size };
}

/** Everybody who owns or uses a part. */
export function heirsOf(computed: Computed): ReadonlySet<PersonId> {
  if (computed.kind !== "shares") return new Set();
  const { shares, usufruct, beside } = computed.succession;
  return new Set(
    [...shares.keys(), ...(beside?.shares.keys() ?? []), ...(usufruct?.keys() ?? [])].filter((id) => id !== "treasury"),
  );
}

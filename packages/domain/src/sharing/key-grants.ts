import type { Area, Level, Levels } from "../members/areas.ts";
import { effectiveLevels, type Part } from "../members/effective-levels.ts";
import { reaches } from "../members/member-levels.ts";
import { grantFor } from "../members/visible-to.ts";

/** How much of the entries meant for a member their keys open: the label, or label and content (KEY-039). Least first. */
export const keyGrants = ["none", "summary", "details", "full"] as const;
export type KeyGrant = (typeof keyGrants)[number];

/**
 * What the keys of a member's entries are made for. Nobody loses an inheritance for not having joined or answered in time
 * (KEY-045): whoever has not joined yet, or has a role that waits for their answer, counts as they would then. What is
 * handed out before is another matter, and so is being switched off for a while: the keys stay.
 */
export function keyGrantOf({ status, roles, levels }: Pick<Part, "status" | "roles" | "levels">): KeyGrant {
  if (status === "rejected" || status === "revoked") return "none";
  const meant = roles.filter(isOpen).map(() => ({ status: "active" as const }));
  return grantLevel(effectiveLevels({ status: "confirmed", isActive: true, roles: meant, levels, will: null }));
}

/** The areas that have to be lower for keys to open no more than this. */
export function loweredTo(most: KeyGrant, levels: Levels): Partial<Record<Area, Level>> {
  const entries = Object.entries(caps[most]) as [Area, Level][];
  return Object.fromEntries(entries.filter(([area, cap]) => levels[area] !== cap && reaches(levels[area], cap)));
}

const caps: Record<KeyGrant, Partial<Record<Area, Level>>> = {
  none: { canViewAssignedDocuments: "none", canViewDocumentMetadata: "none" },
  summary: { canViewAssignedDocuments: "summary" },
  details: { canDownloadDocuments: "none" },
  full: {},
};

const isOpen = ({ status }: Part["roles"][number]) => status === "active" || status === "pending_approval";

/** What levels that count come to: nothing, the titles, reading, or also saving and printing. */
export function grantLevel(levels: Levels): KeyGrant {
  switch (grantFor(levels)) {
    case "nothing":
      return "none";
    case "label":
      return "summary";
    case "label_and_content":
      return reaches(levels.canDownloadDocuments, "summary") ? "full" : "details";
  }
}

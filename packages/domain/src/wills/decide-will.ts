import type { WillState, WillVersion } from "./states.ts";

/** What a holder can do with a will (WIL-001, D54). A release is decided elsewhere. */
export const willEvents = [
  "edit",
  "publish",
  "start_version",
  "discard_version",
  "archive",
  "restore",
  "delete",
] as const;
export type WillEvent = (typeof willEvents)[number];

export type WillRefusal = "NOT_A_DRAFT" | "DRAFT_EXISTS" | "NOT_PUBLISHED" | "NOT_ARCHIVED";

export type WillDecision =
  /** `version` is the one that is edited, published, started or discarded. */
  { outcome: "allowed"; next: WillState | null; version: number | null } | { outcome: "refused"; why: WillRefusal };

const refuse = (why: WillRefusal): WillDecision => ({ outcome: "refused", why });
const allow = (next: WillState | null, version: number | null = null): WillDecision => ({
  outcome: "allowed",
  next,
  version,
});

/** The version being written; at most one at a time (D54). */
export const draftOf = ({ versions }: WillState): WillVersion | null =>
  versions.find(({ status }) => status === "draft") ?? null;

/** The version in force here. Which paper counts in law is another question: the last one signed (DOC-018). */
export const inForce = ({ versions }: WillState): WillVersion | null =>
  versions.find(({ status }) => status === "published") ?? null;

/** What becomes of a will, or why not. `next` is null once the will is gone. */
export function decideWill(will: WillState, event: WillEvent): WillDecision {
  const draft = draftOf(will);
  const isOpen = will.status === "draft" || will.status === "published";
  switch (event) {
    case "edit":
      return isOpen && draft ? allow(will, draft.number) : refuse("NOT_A_DRAFT");
    case "publish":
      return isOpen && draft ? allow(published(will, draft), draft.number) : refuse("NOT_A_DRAFT");
    case "start_version":
      if (will.status !== "published") return refuse("NOT_PUBLISHED");
      return draft ? refuse("DRAFT_EXISTS") : startVersion(will);
    case "discard_version":
      // The first version is the will itself: deleting it is another question to the holder.
      if (will.status !== "published") return refuse("NOT_PUBLISHED");
      return draft ? allow(without(will, draft), draft.number) : refuse("NOT_A_DRAFT");
    case "archive":
      return will.status === "published" ? allow({ ...will, status: "archived" }) : refuse("NOT_PUBLISHED");
    case "restore":
      return will.status === "archived" ? allow({ ...will, status: "published" }) : refuse("NOT_ARCHIVED");
    case "delete":
      return will.status === "draft" ? allow(null) : refuse("NOT_A_DRAFT");
  }
}

function published(will: WillState, draft: WillVersion): WillState {
  const versions = will.versions.map((one): WillVersion => {
    if (one.number === draft.number) return { ...one, status: "published" };
    return one.status === "published" ? { ...one, status: "superseded" } : one;
  });
  return { status: "published", versions };
}

function startVersion(will: WillState): WillDecision {
  const number = Math.max(...will.versions.map((one) => one.number)) + 1;
  return allow({ ...will, versions: [...will.versions, { number, status: "draft" }] }, number);
}

const without = (will: WillState, gone: WillVersion): WillState => ({
  ...will,
  versions: will.versions.filter(({ number }) => number !== gone.number),
});

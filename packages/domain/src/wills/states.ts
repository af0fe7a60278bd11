/** Where a will stands (D54). */
export const willStatuses = ["draft", "published", "archived", "released"] as const;
export type WillStatus = (typeof willStatuses)[number];

/** A published version never changes again. It is superseded by the next one that is published (D54). */
export const versionStatuses = ["draft", "published", "superseded"] as const;
export type VersionStatus = (typeof versionStatuses)[number];

export interface WillVersion {
  /** 1 for the first. */
  number: number;
  status: VersionStatus;
}

export interface WillState {
  status: WillStatus;
  /** In any order. */
  versions: readonly WillVersion[];
}

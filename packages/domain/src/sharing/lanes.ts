/** When what is granted may be read, the earliest first (keys-and-release §4a). */
export const lanes = ["now", "incapacity", "after_death"] as const;
export type Lane = (typeof lanes)[number];

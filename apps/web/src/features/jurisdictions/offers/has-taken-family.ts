export const takenFamilyKey = "heirlock.taken-family";

/** Whether a family waits in this tab for a will. Apart from what reads it, for pages that only lead there. */
export const hasTakenFamily = (): boolean => (globalThis.sessionStorage?.getItem(takenFamilyKey) ?? null) !== null;

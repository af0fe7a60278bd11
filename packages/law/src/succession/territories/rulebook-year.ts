/** Sums whose first day the rulebook does not give are taken as of the year of its review, and not for deaths before. */
export const rulebookYear = "2026-01-01";

/** The parts of the security page, in the order in which they stand there; each is an anchor. */
export const sections = ["score", "sign-in", "two-factor", "ways-back", "sessions", "activity", "reading"] as const;
export type Section = (typeof sections)[number];

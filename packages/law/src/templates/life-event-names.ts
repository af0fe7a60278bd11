/** After which a will is to be read again (DOC-019). */
export const lifeEvents = ["marriage", "birth", "divorce", "death", "move"] as const;
export type LifeEvent = (typeof lifeEvents)[number];

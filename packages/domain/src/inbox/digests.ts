/** How often somebody who stays away hears by mail that there is news. */
export const digestChoices = ["off", "daily", "weekly"] as const;
export type DigestChoice = (typeof digestChoices)[number];

/** The families of law that change what a role asks for (MEM-038..042). */
export const legalFamilies = ["common_law", "civil_law", "islamic", "hebrew", "custom"] as const;
export type LegalFamily = (typeof legalFamilies)[number];

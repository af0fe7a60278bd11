import type { LegalFamily } from "./legal-families.ts";

const families = new Map<string, LegalFamily>([
  ["islamic", "islamic"],
  ["civil", "civil_law"],
  ["common", "common_law"],
  ["hebrew", "hebrew"],
]);

/** The family whose overrides apply to a member with a will: by the legal system of that will, others custom (D37). */
export function familyOfSystem(system: string): LegalFamily {
  return families.get(system) ?? "custom";
}

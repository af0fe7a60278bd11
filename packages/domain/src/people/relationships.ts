/** What somebody is to the holder (MEM-010). */
export const relationshipTypes = [
  "husband",
  "wife",
  "son",
  "daughter",
  "father",
  "mother",
  "brother",
  "sister",
  "grandfather",
  "grandmother",
  "uncle",
  "aunt",
  "cousin",
  "nephew",
  "niece",
  "friend",
  "business_partner",
  "charity",
  "other",
] as const;
export type RelationshipType = (typeof relationshipTypes)[number];

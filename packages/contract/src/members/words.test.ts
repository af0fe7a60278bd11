import { legalFamilies } from "@heirlock/domain/members/legal-families";
import { kinshipsOf, relationshipTypes } from "@heirlock/domain/members/relationships";
import { legalFamilies as familiesOfLaw } from "@heirlock/law/catalogue/legal-family";
import { kinships, relationshipTypes as typesOfLaw } from "@heirlock/law/members/relationships";
import { expect, test } from "vitest";

// Neither package imports the other; what a form stores is what an engine reads.
test("[MEM-010] forms and engines of the law know the same relationships, each with the same exact relations", () => {
  expect(relationshipTypes).toEqual(typesOfLaw);
  for (const type of relationshipTypes)
    expect([...kinshipsOf[type]].toSorted(), type).toEqual(Object.keys(kinships[type]).toSorted());
});

test("[MEM-042] and the same families of law", () => {
  expect(legalFamilies).toEqual(familiesOfLaw);
});

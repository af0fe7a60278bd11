import { contracts, weddingDays } from "@heirlock/law/succession/couples/laws";
import { propertyKinds, regimes } from "@heirlock/law/succession/couples-property";
import type { Bar, PersonFacts } from "@heirlock/law/succession/family";
import { partnerTies } from "@heirlock/law/succession/partners/laws";
import type { Circumstances } from "@heirlock/law/succession/result";
import { z } from "zod";

export const bars = [
  "killed-deliberately",
  "killed-by-mistake",
  "other-religion",
  "divorced-revocably",
  "divorced-on-deathbed",
  "divorced",
] as const satisfies readonly Bar[];

const flag = z.boolean().exactOptional();
export const personFacts = z.strictObject({
  minor: flag,
  disabled: flag,
  inIdda: flag,
  remarried: flag,
  withinLunarYear: flag,
  receivedByGift: flag,
} satisfies Record<keyof PersonFacts, z.ZodType>);

/** In the smallest unit, as digits: JSON has no numbers of that size. */
const sum = z.string().regex(/^(0|[1-9]\d{0,17})$/);
const count = z.int().min(0).max(50).exactOptional();

/** `Circumstances` of the law, but for the day and the estate, as they can be kept. */
export const willFactsSchema = z.strictObject({
  regime: z.enum(regimes).exactOptional(),
  allChildrenCommon: flag,
  commonChildren: count,
  spouseHasOtherChildren: flag,
  spouseProperty: z.enum(["none", "less", "enough"]).exactOptional(),
  secondMarriage: flag,
  choice: z.enum(["quarter", "usufruct"]).exactOptional(),
  forcedHeirs: count,
  property: z.partialRecord(z.enum(propertyKinds), sum).exactOptional(),
  ties: z.partialRecord(z.enum(partnerTies), z.boolean()).exactOptional(),
  sameChurch: flag,
  heirsAgree: flag,
  contract: z.enum(contracts).exactOptional(),
  marriedBefore: z.partialRecord(z.enum(weddingDays), z.boolean()).exactOptional(),
  coupleHas: z
    .union([z.literal("unknown"), z.strictObject({ common: sum, ownDeceased: sum, ownSurvivor: sum })])
    .exactOptional(),
  election: z.union([z.literal("unknown"), z.strictObject({ deceased: sum, survivor: sum })]).exactOptional(),
  scottish: z
    .strictObject({ house: sum, furniture: sum, otherMoveable: sum, otherHeritage: sum.exactOptional() })
    .exactOptional(),
  /** Asked for an unmarried partner, and there was none. */
  noPartner: flag,
} satisfies Record<Exclude<keyof Circumstances, "dateOfDeath" | "net"> | "noPartner", z.ZodType>);
export type WillFacts = z.output<typeof willFactsSchema>;

import { fraction } from "../../succession/rational.ts";
import type { WillPlan } from "../plan.ts";
import type { Fixture } from "./fixture.ts";
import { daughter, familyWith, gift, inLife, son, sumOf, twoChildren, wife } from "./inputs.ts";

const fr = "fr-civil-french";
const england = "gb-common-english";
const hanafi = "lb-islamic-hanafi";
const rest = (to: string, n = 1, d = 1): WillPlan["residue"][number] => ({ to, share: fraction(n, d) });
const deadSonWithDaughter = familyWith(
  son("karim"),
  son("omar", { alive: false }),
  daughter("nour", { father: "omar" }),
);
const firstborn = familyWith(son("reuven", { birthOrder: 1 }), son("shimon", { birthOrder: 2 }));
/** How far a will reaches. */
export const fixturesOfLimits = {
  "third.exceeded": {
    found: {
      law: hanafi,
      family: twoChildren,
      will: { gifts: [gift("charity", { kind: "sum", amount: 200_000_01n })] },
    },
    notFound: {
      law: hanafi,
      family: twoChildren,
      will: { gifts: [gift("charity", { kind: "sum", amount: 200_000_00n })] },
    },
  },
  "heir.gift-void": {
    found: { law: "maliki", family: twoChildren, will: { gifts: [gift("hugo", sumOf(1))] } },
    notFound: { law: "maliki", family: twoChildren, will: { gifts: [gift("friend", sumOf(1))] } },
  },
  "heir.gift-needs-consent": {
    found: { law: hanafi, family: twoChildren, will: { gifts: [gift("hugo", sumOf(1))] } },
    notFound: { law: "eg-islamic-hanafi", family: twoChildren, will: { gifts: [gift("hugo", sumOf(1))] } },
  },
  "heir.gift-not-reviewed": {
    found: { law: "zaidi", family: twoChildren, will: { gifts: [gift("hugo", sumOf(1))] } },
    notFound: { law: "zaidi", family: twoChildren, will: { gifts: [gift("friend", sumOf(1))] } },
  },
  "shares.not-as-law": {
    found: { law: hanafi, family: twoChildren, will: { residue: [rest("hugo", 1, 2), rest("lucie", 1, 2)] } },
    notFound: { law: hanafi, family: twoChildren, will: { residue: [rest("hugo", 2, 3), rest("lucie", 1, 3)] } },
  },
  "grandchildren.obligatory": {
    found: { law: "eg-islamic-hanafi", family: deadSonWithDaughter },
    notFound: { law: "hanafi", family: deadSonWithDaughter },
  },
  "grandchildren.in-place": {
    found: { law: "pk-islamic-hanafi", family: deadSonWithDaughter },
    notFound: { law: "pk-islamic-hanafi", family: twoChildren },
  },
  "grandchildren.not-confirmed": {
    found: { law: "dz-islamic-maliki", family: deadSonWithDaughter },
    notFound: { law: "dz-islamic-maliki", family: twoChildren },
  },
  "adopted.obligatory": {
    found: { law: "id-islamic-khi", family: familyWith(son("hugo"), daughter("sari", { adopted: true })) },
    notFound: {
      law: "id-islamic-khi",
      family: familyWith(son("hugo"), daughter("sari", { adopted: true })),
      will: { gifts: [gift("sari", sumOf(1))] },
    },
  },
  "reserve.cut": {
    found: { law: fr, family: twoChildren, will: { gifts: [gift("friend", { kind: "sum", amount: 200_000_01n })] } },
    notFound: { law: fr, family: twoChildren, will: { gifts: [gift("friend", { kind: "sum", amount: 200_000_00n })] } },
  },
  "reserve.use-cut": {
    found: { law: "be-civil-belgian", family: familyWith(wife(), son("hugo")), will: { residue: [rest("hugo")] } },
    notFound: {
      law: "be-civil-belgian",
      family: familyWith(wife(), son("hugo")),
      will: { residue: [rest("hugo", 1, 2), rest("wife", 1, 2)] },
    },
  },
  "reserve.gifts-too-large": {
    found: { law: fr, family: twoChildren, will: { lifetimeGifts: [inLife("friend", 1_200_001)] } },
    notFound: { law: fr, family: twoChildren, will: { lifetimeGifts: [inLife("friend", 300_000)] } },
  },
  "reserve.gifts-counted": {
    found: { law: fr, family: twoChildren, will: { lifetimeGifts: [inLife("friend", 1)] } },
    notFound: { law: fr, family: twoChildren, will: { lifetimeGifts: [] } },
  },
  "reserve.gifts-undated": {
    found: { law: "de-civil-german", family: twoChildren, will: { lifetimeGifts: [inLife("friend", 1)] } },
    notFound: {
      law: "de-civil-german",
      family: twoChildren,
      will: { lifetimeGifts: [inLife("friend", 1, "2020-01-01")] },
    },
  },
  "reserve.gifts-not-entered": {
    found: { law: fr, family: twoChildren },
    notFound: { law: fr, family: twoChildren, will: { lifetimeGifts: [] } },
  },
  "reserve.gifts-may-count": {
    found: { law: "ch-civil-swiss", family: twoChildren },
    notFound: { law: "ch-civil-swiss", family: twoChildren, will: { lifetimeGifts: [] } },
  },
  "reserve.elective": {
    found: {
      law: "us-common-upc",
      family: familyWith(wife()),
      will: { residue: [rest("friend", 51, 100), rest("wife", 49, 100)] },
    },
    notFound: {
      law: "us-common-upc",
      family: familyWith(wife()),
      will: { residue: [rest("friend", 1, 2), rest("wife", 1, 2)] },
    },
  },
  "reserve.dependants": {
    found: {
      law: "ru-civil-russian",
      family: familyWith(daughter("lucie", { facts: { minor: true } }), son("hugo")),
      will: { residue: [rest("hugo")] },
    },
    notFound: {
      law: "ru-civil-russian",
      family: familyWith(daughter("lucie"), son("hugo")),
      will: { residue: [rest("hugo")] },
    },
  },
  "reserve.necessary": {
    found: {
      law: "cn-civil-chinese",
      family: familyWith(daughter("lucie", { facts: { disabled: true } }), son("hugo")),
      will: { residue: [rest("hugo")] },
    },
    notFound: {
      law: "cn-civil-chinese",
      family: familyWith(daughter("lucie"), son("hugo")),
      will: { residue: [rest("hugo")] },
    },
  },
  "reserve.legal-rights": {
    found: {
      law: "gb-common-scottish",
      family: twoChildren,
      will: { residue: [rest("friend")] },
      circumstances: { scottish: { house: 300_000_00n, furniture: 0n, otherMoveable: 300_000_00n } },
    },
    notFound: {
      law: "gb-common-scottish",
      family: twoChildren,
      will: { residue: [rest("friend")] },
      circumstances: { scottish: { house: 600_000_00n, furniture: 0n, otherMoveable: 0n } },
    },
  },
  "claims.family": {
    found: { law: england, family: twoChildren, will: { residue: [rest("hugo")] } },
    notFound: { law: england, family: twoChildren, will: { residue: [rest("hugo", 1, 2), rest("lucie", 1, 2)] } },
  },
  "halacha.will-alone": {
    found: { law: "hebrew", family: firstborn, will: { gifts: [gift("charity", sumOf(1))] } },
    notFound: { law: "hebrew", family: firstborn },
  },
  "halacha.firstborn-cut": {
    found: { law: "hebrew", family: firstborn, will: { residue: [rest("reuven", 1, 2), rest("shimon", 1, 2)] } },
    notFound: { law: "hebrew", family: firstborn, will: { residue: [rest("reuven", 2, 3), rest("shimon", 1, 3)] } },
  },
  "halacha.firstborn": {
    found: { law: "hebrew", family: firstborn },
    notFound: { law: "hebrew", family: twoChildren },
  },
  "religion.bars-heir": {
    found: {
      law: hanafi,
      family: familyWith(son("hugo"), daughter("lucie", { bars: ["other-religion"] })),
      will: { testator: { age: 50, religionRecorded: true } },
    },
    notFound: { law: hanafi, family: familyWith(son("hugo"), daughter("lucie", { bars: ["other-religion"] })) },
  },
  "religion.not-looked-at": {
    found: { law: hanafi, family: twoChildren },
    notFound: { law: hanafi, family: twoChildren, will: { testator: { age: 50, religionRecorded: true } } },
  },
} satisfies Record<string, Fixture>;

import { testatorRef, type WillContent } from "@heirlock/domain/wills/content";
import { house, kin, person, plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { checkWill } from "@heirlock/law/will-check/check-will";
import { expect, test } from "vitest";
import { willContentSchema } from "./content.ts";
import { planOf } from "./plan-of.ts";

const unknown = { net: null, values: new Map() };
/** Nadia with husband, son and daughter. */
const family: WillContent = {
  ...plainWill,
  people: [
    person("son", { kin: kin({ mother: testatorRef, father: "husband" }) }),
    person("daughter", { kin: kin({ sex: "female", mother: testatorRef, father: "husband" }) }),
    person("husband", { kin: kin({ relation: "spouse" }) }),
    person("brother"),
    person("charity", { kind: "charity" }),
  ],
};

test("[WIL-001] the will of the samples is a content of the wire", () => {
  expect(willContentSchema.parse(family)).toEqual(family);
});

test("[WIL-001] the family is read from the children’s side, the testator in it by her own id", () => {
  const { family: read } = planOf({ ...family, testator: { ...family.testator, sex: null } }, unknown);
  expect(read.deceased).toEqual({ sex: "female" });
  expect(read.people).toEqual([
    { id: "son", sex: "male", alive: true, father: "husband", mother: "deceased" },
    { id: "daughter", sex: "female", alive: true, father: "husband", mother: "deceased" },
    { id: "husband", sex: "male", alive: true, relation: "spouse" },
  ]);
});

test("[WIL-001] gifts carry what the assets are worth, and a thing is known by its gift", () => {
  const { gifts } = planOf(
    {
      ...family,
      gifts: [
        ...plainWill.gifts,
        { ...plainWill.gifts[0]!, id: "g3", what: { kind: "thing", title: "Watch" } },
        { ...plainWill.gifts[0]!, id: "g4", what: { kind: "use", asset: house, title: "House", part: "1/2" } },
      ],
    },
    { net: 100_000n, values: new Map([[house, 40_000n]]) },
  ).plan;
  expect(gifts.map(({ id, what }) => [id, what.kind, "value" in what ? what.value : null])).toEqual([
    ["g1", "asset", 40_000n],
    ["g2", "sum", null],
    ["g3", "asset", null],
    ["g4", "use", null],
  ]);
  expect(gifts[3]!.what).toMatchObject({ assetValue: 40_000n, part: { n: 1n, d: 2n } });
});

test("[WIL-001] the same will has other findings under other laws", () => {
  const { plan, family: read } = planOf(family, unknown);
  const codes = (law: string) =>
    checkWill(plan, read, law, null, { dateOfDeath: "2026-11-17" }).map(({ code }) => code);
  // LAW-023: a school of Islamic law looks at gifts to heirs and at the fixed shares; England leaves people free.
  for (const law of ["lb-islamic-hanafi", "sa-islamic-hanbali"])
    expect(codes(law)).toContain("heir.gift-needs-consent");
  expect(codes("gb-common-english")).not.toContain("heir.gift-needs-consent");
});

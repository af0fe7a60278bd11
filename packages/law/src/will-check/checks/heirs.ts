import { compare, equals, multiply, type Rational, subtract, zero } from "../../succession/rational.ts";
import { partOf } from "../accounts.ts";
import { type Check, finding } from "../case.ts";
import type { Finding, Mend } from "../finding.ts";
import { thirdLawOf } from "../third-laws.ts";
import { cite } from "../will-rules.ts";
import { obligatoryPart } from "./grandchildren.ts";

/** LAW-023: what a law of the third says of gifts to those who inherit anyway. */
export const checkGiftsToHeirs: Check = (matter) => {
  const limit = matter.profile?.will;
  const law = thirdLawOf(matter);
  if (!law || limit?.limit !== "third" || limit.toHeir === "free") return [];
  return matter.accounts.gifts.flatMap(({ gift, to, share }): Finding[] => {
    if (!matter.heirs?.includes(to)) return [];
    const others = matter.heirs.filter((id) => id !== to);
    if (others.length === 0) return [];
    const consent = { people: others, when: law.consent };
    const data = { person: to, gift: gift.id, consent, ...(share && { given: partOf(share, matter.will.net) }) };
    if (limit.toHeir === undefined) return [finding(matter, "heir.gift-not-reviewed", data)];
    const without = matter.will.gifts.filter(({ id }) => id !== gift.id);
    const asked = matter.will.gifts.map((its) => (its.id === gift.id ? { ...its, ifHeirsAgree: true } : its));
    const wish: Mend = { code: "make-a-wish", data: { person: to, gift: gift.id }, changes: { gifts: without } };
    const ask: Mend = { code: "ask-heirs", data, changes: { gifts: asked } };
    if (limit.toHeir === "void") return [finding(matter, "heir.gift-void", data, cite(law.toHeir), [wish, ask])];
    return [finding(matter, "heir.gift-needs-consent", data, cite(law.toHeir), [wish, ask, { code: "keep", data }])];
  });
};

/** Under a law of fixed shares a will cannot set others. What it gives to strangers is the third's matter. */
export const checkFixedShares: Check = (matter) => {
  const { accounts, byLaw, heirs } = matter;
  const law = thirdLawOf(matter);
  if (!law || !byLaw || !heirs) return [];
  const written = accounts.residueShares.filter(({ to }) => heirs.includes(to));
  if (written.length === 0) return [];
  const shareOf = (id: string): Rational => byLaw.heirs.get(id) ?? zero;
  const wrong = heirs.filter((id) => {
    const share = written.find(({ to }) => to === id)?.share ?? zero;
    return !equals(share, shareOf(id));
  });
  if (wrong.length === 0) return [];
  const less = wrong.filter((id) => compare(written.find(({ to }) => to === id)?.share ?? zero, shareOf(id)) < 0);
  const left = subtract(accounts.residue, obligatoryPart(matter) ?? zero);
  const after = new Map(heirs.map((id) => [id, partOf(multiply(shareOf(id), left), matter.will.net)]));
  const consent = { people: less, when: law.consent };
  return [
    finding(matter, "shares.not-as-law", { people: wrong, consent, after }, cite(law.limit), [
      { code: "leave-rest-to-law", data: { after }, changes: { residue: [] } },
      { code: "keep", data: { consent } },
    ]),
  ];
};

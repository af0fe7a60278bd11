import type { Person } from "../family.ts";
import type { Kin } from "../kin.ts";
import { kinOf } from "../kinship.ts";
import { type Circumstances, type Engine, isSuccession, type NeedsFact } from "../result.ts";
import { type PartnerLaw, type PartnerLawCode, partnerLawCode, partnerLaws, tiesAsked } from "./laws.ts";

const partnerIn = ({ family }: Kin): Person | undefined =>
  family.people.find(({ relation, alive }) => relation === "partner" && alive);

/** How a law sees the unmarried partner; "open" while the ties are not known. */
function standing({ asSpouse = [], ...law }: PartnerLaw, { ties = {} }: Circumstances): "spouse" | "nothing" | "open" {
  if (asSpouse.some((tie) => ties[tie])) return "spouse";
  return tiesAsked({ asSpouse, ...law }).every((tie) => ties[tie] !== undefined) ? "nothing" : "open";
}

/** The family with the partner as a spouse, or without the partner. */
function seenAs(kin: Kin, partner: Person, as: "spouse" | "nothing"): Kin {
  const people = kin.family.people.flatMap((one): Person[] => {
    if (one !== partner) return [one];
    return as === "spouse" ? [{ ...one, relation: "spouse" }] : [];
  });
  return kinOf({ ...kin.family, people });
}

/** The engine of a law for families with an unmarried partner: a spouse if the law says so, else told to receive nothing. */
export function withPartner(rules: string, engine: Engine): Engine {
  const code = partnerLawCode(rules);
  return (kin, circumstances) => {
    const partner = partnerIn(kin);
    if (!partner) return engine(kin, circumstances);
    if (code === null || kin.spouses.length > 0) return { notComputed: "partner.not-reviewed" };
    const law: PartnerLaw = partnerLaws[code];
    const as = standing(law, circumstances);
    if (as === "open") return needsTies(code, law);
    const outcome = engine(seenAs(kin, partner, as), circumstances);
    if (!isSuccession(outcome)) return outcome;
    if (as === "spouse") return { ...outcome, remarks: [...outcome.remarks, `partner:${code}/as-spouse`] };
    const hasRight = law.right && (!law.onlyWith || circumstances.ties?.[law.onlyWith]);
    const rule = hasRight ? (`partner:${code}/right` as const) : (`partner:${code}` as const);
    const out = { person: partner.id, rule, by: [] };
    return { ...outcome, excluded: [...outcome.excluded, out] };
  };
}

const needsTies = (code: PartnerLawCode, law: PartnerLaw): NeedsFact => ({
  needs: "partner-ties",
  rule: `partner:${code}`,
  among: tiesAsked(law),
});

/** The family as a law sees it: a partner who counts is a spouse, any other is not there. */
export function kinWithPartner(rules: string, kin: Kin, circumstances: Circumstances): Kin {
  const partner = partnerIn(kin);
  const code = partnerLawCode(rules);
  if (!partner) return kin;
  return seenAs(kin, partner, code && standing(partnerLaws[code], circumstances) === "spouse" ? "spouse" : "nothing");
}

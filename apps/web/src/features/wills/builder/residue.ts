import type { PersonRef, ResidueShare, WillContent } from "@heirlock/domain/wills/content";

/** Shares as whole parts of one cake: two parts for one and one for another are 2/3 and 1/3. */
export interface Portion {
  to: PersonRef;
  parts: number;
}

export function portionsOf(residue: readonly ResidueShare[]): Portion[] {
  const fractions = residue.map(({ to, share }) => {
    const [n, d = "1"] = share.split("/");
    return { to, n: Number(n), d: Number(d) };
  });
  const whole = fractions.reduce((least, { d }) => (least * d) / gcd(least, d), 1);
  const parts = fractions.map(({ to, n, d }) => ({ to, parts: (n * whole) / d }));
  const common = parts.reduce((most, one) => gcd(most, one.parts), 0) || 1;
  return parts.map((one) => ({ to: one.to, parts: one.parts / common }));
}

/** Always a whole: whatever the parts are, together they are everything that remains. */
export function residueOf(portions: readonly Portion[], before: readonly ResidueShare[]): ResidueShare[] {
  const all = portions.reduce((sum, { parts }) => sum + parts, 0);
  return portions.map(({ to, parts }) => ({
    to,
    share: shareText(parts, all),
    substitute: before.find((one) => one.to === to)?.substitute ?? null,
  }));
}

function shareText(parts: number, all: number): string {
  const common = gcd(parts, all);
  return all === parts ? "1" : `${parts / common}/${all / common}`;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Who is offered with one press: the husband or wife, and the children. */
export function closestIn({ people }: WillContent): { spouse: PersonRef | null; children: PersonRef[] } {
  const living = people.filter(({ kin }) => kin?.alive);
  return {
    spouse: living.find(({ kin }) => kin!.relation === "spouse")?.id ?? null,
    children: living.filter(({ kin }) => kin!.father === "testator" || kin!.mother === "testator").map(({ id }) => id),
  };
}

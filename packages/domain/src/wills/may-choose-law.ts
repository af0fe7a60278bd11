import { type PlanCode, plans } from "../billing/plans.ts";

export interface LawChoice {
  plan: PlanCode;
  /** Two letters, of the profile; null: not answered, so whatever is chosen first is home. */
  home: string | null;
  /** Two letters. */
  country: string;
  /** Whether the country has this system of its own, or it was added from the list of traditions. */
  isOwnSystem: boolean;
  /** The countries of the other wills that are not archived, each once. */
  others: readonly string[];
}

/** `used` and `max` are for "{n} / 1"; they are null where a plan has no number and its name is told instead (D58). */
export type LawRoom = { allowed: true } | { allowed: false; used: number | null; max: number | null };

/** May a will follow this law? Only choosing is refused: what is there stays, whatever becomes of plan and home (D58). */
export function mayChooseLaw({ plan, home, country, isOwnSystem, others }: LawChoice): LawRoom {
  const reach = plans[plan].jurisdictions;
  if (reach === "all") return { allowed: true };
  const isFurther = others.some((one) => one !== country);
  if (reach === "countries")
    return isOwnSystem && !isFurther ? { allowed: true } : { allowed: false, used: null, max: null };
  const isHome = home === null || home === country;
  return isOwnSystem && isHome && !isFurther
    ? { allowed: true }
    : { allowed: false, used: new Set(others).size, max: 1 };
}

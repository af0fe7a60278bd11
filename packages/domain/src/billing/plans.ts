export const planCodes = ["free", "premium", "family"] as const;
export type PlanCode = (typeof planCodes)[number];

export const limitedFeatures = ["wills", "members", "vault", "assets"] as const;
export type LimitedFeature = (typeof limitedFeatures)[number];

/** Which laws a plan may choose from (D58). */
export type JurisdictionReach = "home" | "countries" | "all";

export interface Plan {
  code: PlanCode;
  /** US dollars a month. */
  price: number;
  limits: Record<LimitedFeature, number>;
  jurisdictions: JurisdictionReach;
}

/** The one table of limits, read by the API, the modal, the guide and the plan page (D63). */
export const plans: Record<PlanCode, Plan> = {
  free: { code: "free", price: 0, limits: { wills: 1, members: 3, vault: 3, assets: 10 }, jurisdictions: "home" },
  premium: {
    code: "premium",
    price: 12,
    limits: { wills: 3, members: 10, vault: 50, assets: 100 },
    jurisdictions: "countries",
  },
  family: {
    code: "family",
    price: 25,
    limits: { wills: 10, members: 50, vault: 200, assets: 300 },
    jurisdictions: "all",
  },
};

export type Room = { allowed: true } | { allowed: false; used: number; max: number };

/** May one more be created? Above a limit only creating is refused, nothing is hidden (D24). */
export function roomFor(feature: LimitedFeature, plan: PlanCode, used: number): Room {
  const max = plans[plan].limits[feature];
  return used < max ? { allowed: true } : { allowed: false, used, max };
}

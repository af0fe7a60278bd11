import { papersWant, type ToldKeys } from "../sharing/told.ts";
import { type KeyStanding, wantsCall } from "../sharing/wants-call.ts";

export const waitingKinds = ["invitation", "papers", "call", "role_request", "asset_offer", "kit"] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export interface PersonName {
  first_name: string;
  last_name: string;
}

/** One thing that waits for the person, at the one page where it is done. */
export interface Waiting {
  kind: WaitingKind;
  /** On which side of theirs it is done; null for the account's own. */
  side: "holder" | "member" | null;
  /** Of the invitation, the request or the membership; null for the kit. */
  id: string | null;
  /** Whom it is about; null for the kit. */
  name: PersonName | null;
}

export interface WaitingFacts {
  /** Those that nobody has answered. */
  invitations: readonly { id: string; holder: PersonName }[];
  /** Pending ones that the member can see. */
  requests: readonly { id: string; kind: string; holder: PersonName }[];
  /** Plans that the person has joined and in which papers are open to them. */
  plans: readonly { id: string; holder: PersonName; keys: ToldKeys }[];
  /** The members of their own plan. */
  members: readonly (KeyStanding & PersonName & { id: string })[];
  /** Null for an account without keys. */
  kitConfirmed: boolean | null;
}

/**
 * What waits (ease.md, section 7): an invitation, papers to open, a call to make, a role request, an offered asset, a kit
 * to print. Home, the bell, the badges and the inbox all count this list. Everything else is news.
 */
export function whatWaits(facts: WaitingFacts): Waiting[] {
  const asked = (kind: string) => facts.requests.filter((request) => request.kind === kind);
  const plans = facts.plans.map((plan) => ({ plan, want: papersWant(plan.keys) }));
  const ofPlans = (wanted: "call" | "opening") => plans.filter(({ want }) => want === wanted).map(({ plan }) => plan);
  const forMember = (kind: WaitingKind, list: readonly { id: string; holder: PersonName }[]) =>
    list.map(({ id, holder }) => ({ kind, side: "member" as const, id, name: holder }));
  return [
    ...forMember("invitation", facts.invitations),
    ...forMember("papers", ofPlans("opening")),
    ...forMember("call", ofPlans("call")),
    ...facts.members.filter(wantsCall).map(({ id, first_name, last_name }) => ({
      kind: "call" as const,
      side: "holder" as const,
      id,
      name: { first_name, last_name },
    })),
    ...forMember("role_request", asked("role")),
    ...forMember("asset_offer", asked("asset_assignment")),
    ...(facts.kitConfirmed === false ? [{ kind: "kit" as const, side: null, id: null, name: null }] : []),
  ];
}

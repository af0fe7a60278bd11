import type { ParentsOfOneSex } from "@heirlock/law/catalogue/parents-of-one-sex";
import type { askedFacts } from "@heirlock/law/questions/asked-facts";
import type { KindState } from "@heirlock/law/questions/closed-out";
import type { PersonId } from "@heirlock/law/succession/family";
import type { Computed } from "./compute-shares.ts";

/** What the law says about a draft: the result so far, and what it still asks. */
export interface Outlook {
  computed: Computed;
  /** Null without a law, or for a family that cannot exist. */
  law: {
    kinds: ReadonlyMap<string, KindState>;
    /** The month in which the least recently reviewed of the rules used was looked at. */
    reviewed: string | null;
    facts: ReturnType<typeof askedFacts>;
    /** Sons of whom one may be the firstborn, where that matters. */
    firstborn: readonly PersonId[];
    mostWives: 1 | 4;
    /** Which two parents of one sex this law knows. */
    parentsOfOneSex: readonly ParentsOfOneSex[];
    tellsHalvesApart: boolean;
    /** Whether an unmarried partner is asked for: must be answered, may be, or is offered on request only. */
    partner: "needed" | "asked" | "on-request" | null;
  } | null;
}

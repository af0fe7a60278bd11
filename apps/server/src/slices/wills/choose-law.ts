import type { PlanCode } from "@heirlock/domain/billing/plans";
import type { WillId } from "@heirlock/domain/identifiers";
import { mayChooseLaw } from "@heirlock/domain/wills/may-choose-law";
import { findRegulation, type Regulation } from "@heirlock/law/catalogue/regulation-code";
import type { Actor } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { giveConsent, hasConsent } from "../account/privacy/give-consent.ts";
import { readLawFacts } from "./wills.queries.ts";

export interface LawWish {
  will: WillId;
  law: string;
  plan: PlanCode;
  /** The version of the text that the holder agreed to with this choice. */
  faithConsent: string | undefined;
}

/** Laws that tell nothing of somebody's faith. */
const secular: ReadonlySet<Regulation["system"]> = new Set(["civil", "common", "custom"]);

/** A code that is not known tells nothing either. */
export function isReligious(law: string): boolean {
  const regulation = findRegulation(law);
  return regulation !== null && !secular.has(regulation.system);
}

/**
 * The law in its one spelling. Refuses what the catalogue does not offer, what the plan does not reach (D58), and a
 * religious law without consent (SEC-035).
 */
export async function chooseLaw(tx: Tx, actor: Actor, { will, law, plan, faithConsent }: LawWish): Promise<string> {
  const regulation = findRegulation(law) ?? refuse("INVALID_REGULATION_CODE");
  if (regulation.status !== "active") refuse("JURISDICTION_COMING_SOON");
  const [facts] = await tx.query(readLawFacts, [actor.holderId, will]);
  const home = facts!.country;
  const countryOf = (one: Regulation) => one.country?.toUpperCase() ?? home ?? "";
  const room = mayChooseLaw({
    plan,
    home,
    country: countryOf(regulation),
    isOwnSystem: regulation.kind !== "tradition",
    others: facts!.others.flatMap((other) => findRegulation(other!) ?? []).map(countryOf),
  });
  if (!room.allowed) {
    const { used, max } = room;
    refuse("CAP_REACHED", { feature: "jurisdictions", ...(used !== null && { used }), ...(max !== null && { max }) });
  }
  if (!secular.has(regulation.system)) {
    if (faithConsent !== undefined) await giveConsent(tx, actor.userId, "faith", faithConsent);
    else if (!(await hasConsent(tx, actor.userId, "faith"))) refuse("CONSENT_REQUIRED");
  }
  return regulation.code;
}

import { isEmail, normaliseEmail } from "@heirlock/domain/email";
import type { MemberId, WillId } from "@heirlock/domain/identifiers";
import { refuse } from "../../kernel/errors.ts";
import type { ListCountedRow } from "./members.rows.ts";

/** The address as it is stored. Refuses with EMAIL_INVALID. */
export function readEmail(given: string | null | undefined): string | null {
  const email = normaliseEmail(given ?? "");
  if (email === "") return null;
  if (!isEmail(email)) refuse("EMAIL_INVALID", { fields: { email: ["Invalid email address"] } });
  return email;
}

/**
 * One relationship for each person and will (D36), and nobody is a member of their own plan (D41). Under the lock of the
 * estate. Refuses with EMAIL_IS_OWN or EMAIL_ALREADY_MEMBER.
 */
export function requireFreeEmail(
  email: string | null,
  {
    own,
    members,
    willId,
    except,
  }: { own: string; members: readonly ListCountedRow[]; willId: WillId | null; except?: MemberId },
): void {
  if (email === null) return;
  if (email === normaliseEmail(own)) refuse("EMAIL_IS_OWN", { fields: { email: ["This is your own email address"] } });
  const taken = members.some((one) => one.id !== except && one.email === email && one.will_id === willId);
  if (taken) refuse("EMAIL_ALREADY_MEMBER", { fields: { email: ["This member is in your plan already"] } });
}

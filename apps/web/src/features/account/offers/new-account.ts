import type { Language } from "@heirlock/domain/languages";
import type { EndpointInput } from "../../../platform/api/endpoint.ts";
import { askAccount } from "../../../platform/keys/keys-client.ts";

export interface NewPerson {
  firstName: string;
  lastName: string;
  password: string;
}

/** What every way to sign up posts, but for the address. */
export type NewAccountFields = Omit<
  NonNullable<EndpointInput<"POST /api/invitations/sign-up">["body"]>,
  "key" | "declinedRoles"
>;

/**
 * Makes the keys of a new account in the key worker, which keeps what opens them until the session has begun. The
 * Recovery Kit that belongs to them is shown to nobody: the page that prints one makes a new one (KEY-013).
 */
export async function makeAccount(person: NewPerson, language: Language): Promise<NewAccountFields> {
  const made = await askAccount("createAccount", { password: person.password });
  const { authKey, salt, kdf, recipient, verifyingKey, bundleByPassword, bundleByKit, kitNumber } = made;
  const { firstName, lastName } = person;
  return {
    ...{ firstName, lastName, language, password: authKey, salt, kdf: kdf as NewAccountFields["kdf"] },
    ...{ recipient, verifyingKey, bundleByPassword, bundleByKit, kitNumber },
  };
}

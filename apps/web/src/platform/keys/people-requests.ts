import type { AccountBundle } from "@heirlock/crypto/bundle";
import { holderRequests } from "./holder-requests.ts";
import type { RequestContext } from "./make-keys.ts";
import { memberRequests } from "./member-requests.ts";
import type { PeopleRequests } from "./protocol.ts";

/** `readCard` alone is asked for without an open bundle. */
export type PeopleHandler<Name extends keyof PeopleRequests> = (
  bundle: AccountBundle,
  ask: PeopleRequests[Name]["ask"],
  context: RequestContext,
) => Promise<PeopleRequests[Name]["answer"]>;

/** The requests about keys between people. Secrets are opened for one request and wiped before its answer. */
export const peopleRequests: { [Name in keyof PeopleRequests]: PeopleHandler<Name> } = {
  ...holderRequests,
  ...memberRequests,
};

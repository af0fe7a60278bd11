import type { AccountBundle } from "@heirlock/crypto/bundle";
import type { RequestContext } from "../account/make-keys.ts";
import type { PeopleRequests } from "../protocol.ts";
import { holderRequests } from "./holder-handlers.ts";
import { memberRequests } from "./member-handlers.ts";

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

import type { HolderRequests } from "./holder-requests.ts";
import type { MemberRequests } from "./member-requests.ts";

/**
 * The requests about keys between people. Identities, cards and bodies have the names of the wire, since pages pass them
 * on unchanged. No answer contains a secret except the card to be printed.
 */
export interface SharingRequests extends HolderRequests, MemberRequests {}

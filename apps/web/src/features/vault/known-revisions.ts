import { createKnownRevisions } from "../../platform/keys/known-revisions.ts";

/** A vault has 200 entries at most, and as many deleted ones as were deleted in 30 days; what was purged falls out. */
const most = 2000;

/** The highest revision of each entry of one's own vault (KEY-035). */
export const { knownRevisions, noteRevisions } = createKnownRevisions("heirlock-vault-seen", most);

import { deletePage } from "../../kernel/delete-pages.ts";

/** What ends on its own, each a page at a time and by an index of its own. All as heirlock_auth. */

export const endedSessions = deletePage("account-expired-ended-sessions", "auth.sessions", "expires_at < now()");
export const dayOldSessions = deletePage(
  "account-expired-day-old-sessions",
  "auth.sessions",
  "signed_in_at < now() - interval '24 hours'",
);
export const verifications = deletePage("account-expired-verifications", "auth.verifications", "expires_at < now()");
export const pendingSignIns = deletePage(
  "account-expired-pending-sign-ins",
  "auth.pending_sign_ins",
  "expires_at < now()",
);
export const passkeyChallenges = deletePage(
  "account-expired-passkey-challenges",
  "auth.passkey_challenges",
  "expires_at < now()",
);
export const phoneCodes = deletePage(
  "account-expired-phone-codes",
  "auth.phone_codes",
  "expires_at < now() - interval '1 day'",
);
export const trustedDevices = deletePage(
  "account-expired-trusted-devices",
  "auth.trusted_devices",
  "expires_at < now()",
);
export const knownDevices = deletePage(
  "account-expired-known-devices",
  "auth.known_devices",
  "last_seen_at < now() - interval '400 days'",
);
export const endedResets = deletePage(
  "account-expired-ended-resets",
  "auth.password_resets",
  "ended_at < now() - interval '90 days'",
);
export const unusedResets = deletePage(
  "account-expired-unused-resets",
  "auth.password_resets",
  "state = 'linked' and token_expires_at < now() - interval '1 day'",
);
export const formerRows = deletePage(
  "account-expired-former-rows",
  "auth.former_rows",
  "changed_at < now() - interval '7 days'",
);
/** One that was objected to stays for as long as what was signed since can be looked through (SEC-046). */
export const notices = deletePage(
  "account-expired-notices",
  "auth.notices",
  "created_at < now() - interval '30 days' and (objected_at is null or created_at < now() - interval '90 days')",
);
export const signInTries = deletePage(
  "account-expired-sign-in-tries",
  "auth.sign_in_tries",
  "at < now() - interval '1 hour'",
);

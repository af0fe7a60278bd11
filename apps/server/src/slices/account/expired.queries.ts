import { deletePage } from "../../kernel/delete-pages.ts";

/** What ends on its own, each a page at a time and by an index of its own. All as heirlock_auth. */

export const endedSessions = deletePage("account-forget-ended-sessions", "auth.sessions", "expires_at < now()");
export const dayOldSessions = deletePage(
  "account-forget-day-old-sessions",
  "auth.sessions",
  "signed_in_at < now() - interval '24 hours'",
);
export const verifications = deletePage("account-forget-verifications", "auth.verifications", "expires_at < now()");
export const pendingSignIns = deletePage(
  "account-forget-pending-sign-ins",
  "auth.pending_sign_ins",
  "expires_at < now()",
);
export const passkeyChallenges = deletePage(
  "account-forget-passkey-challenges",
  "auth.passkey_challenges",
  "expires_at < now()",
);
export const phoneCodes = deletePage(
  "account-forget-phone-codes",
  "auth.phone_codes",
  "expires_at < now() - interval '1 day'",
);
export const trustedDevices = deletePage("account-forget-trusted-devices", "auth.trusted_devices", "expires_at < now()");
export const knownDevices = deletePage(
  "account-forget-known-devices",
  "auth.known_devices",
  "last_seen_at < now() - interval '400 days'",
);
export const endedResets = deletePage(
  "account-forget-ended-resets",
  "auth.password_resets",
  "ended_at < now() - interval '90 days'",
);
export const unusedResets = deletePage(
  "account-forget-unused-resets",
  "auth.password_resets",
  "state = 'linked' and token_expires_at < now() - interval '1 day'",
);
export const formerKits = deletePage(
  "account-forget-former-kits",
  "auth.former_kits",
  "replaced_at < now() - interval '7 days'",
);
export const notices = deletePage("account-forget-notices", "auth.notices", "created_at < now() - interval '30 days'");
export const signInTries = deletePage(
  "account-forget-sign-in-tries",
  "auth.sign_in_tries",
  "at < now() - interval '1 hour'",
);

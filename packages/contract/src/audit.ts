/** Every event the audit chains may hold. Data are ids and codes, never names or texts (OPS-023). */
export const auditEvents = [
  "account.created",
  "account.email_verified",
  "account.signed_in",
  "account.signed_out",
  "account.kit_confirmed",
  "account.kit_replaced",
  "account.profile_updated",
  "account.forgotten",
  "asset.created",
  "asset.updated",
  "asset.deleted",
] as const;
export type AuditEvent = (typeof auditEvents)[number];

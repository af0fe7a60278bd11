import { type DeclaredName, foldLists } from "./slices.ts";

/** Every event the audit chains may hold. Data are ids and codes, never names or texts (OPS-023). */
export const auditEvents = foldLists("audit");
export type AuditEvent = DeclaredName<"audit">;

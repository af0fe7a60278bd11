import { accountAudit } from "./account/audit.ts";
import { accountErrorCodes } from "./account/errors.ts";
import { accountExport } from "./account/export.ts";
import { factorRoutes } from "./account/factors.ts";
import { accountLimits } from "./account/limits.ts";
import { passkeyRoutes } from "./account/passkeys.ts";
import { privacyRoutes } from "./account/privacy.ts";
import { emailRoutes, recoveryRoutes } from "./account/recovery.ts";
import { recoveryOptionRoutes } from "./account/recovery-options.ts";
import { roleSwitchRoutes } from "./account/role-switch.ts";
import { securityRoutes } from "./account/security.ts";
import { accountRoutes } from "./account/sign-in.ts";
import type { ContractSlice } from "./slice.ts";

export const account = {
  title: "Accounts, sign-in, keys and profile",
  routes: {
    ...accountRoutes,
    ...securityRoutes,
    ...privacyRoutes,
    ...passkeyRoutes,
    ...roleSwitchRoutes,
    ...factorRoutes,
    ...recoveryRoutes,
    ...emailRoutes,
    ...recoveryOptionRoutes,
  },
  audit: accountAudit,
  events: ["profile.updated", "session.revoked"],
  errors: accountErrorCodes,
  limits: accountLimits,
  exported: accountExport,
} as const satisfies ContractSlice;

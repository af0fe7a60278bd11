import type { RegisterSlice } from "./kernel/app.ts";
import { registerDemoMail } from "./mail/demo-mail.routes.ts";
import { registerAccount } from "./slices/account/account.routes.ts";
import { registerAssets } from "./slices/assets/assets.routes.ts";
import { registerInbox } from "./slices/inbox/inbox.routes.ts";
import { registerJurisdictions } from "./slices/jurisdictions/jurisdictions.routes.ts";
import { registerPeople } from "./slices/members/people.routes.ts";
import { registerSystem } from "./slices/system/system.routes.ts";
import { registerVault } from "./slices/vault/vault.routes.ts";

/** Every slice of the API, once. */
export const slices: readonly RegisterSlice[] = [
  registerAccount,
  registerAssets,
  registerDemoMail,
  registerInbox,
  registerJurisdictions,
  registerPeople,
  registerSystem,
  registerVault,
];

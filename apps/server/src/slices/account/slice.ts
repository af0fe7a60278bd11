import { type ServerSlice, withHandlers } from "../../kernel/slice.ts";
import * as accountJobs from "./account.jobs.ts";
import { accountSections } from "./privacy/account-export.ts";
import * as privacyJobs from "./privacy/privacy.jobs.ts";
import { forgetLinks } from "./privacy/privacy.queries.ts";
import * as recoveryJobs from "./recovery/recovery.jobs.ts";
import * as recoveryOptionJobs from "./recovery-options/recovery-options.jobs.ts";

export const accountSlice: ServerSlice = {
  name: "account",
  routes: () => import("./account.routes.ts"),
  jobs: [
    ...withHandlers(accountJobs, () => import("./account.handlers.ts")),
    ...withHandlers(privacyJobs, () => import("./privacy/privacy.handlers.ts")),
    ...withHandlers(recoveryJobs, () => import("./recovery/recovery.handlers.ts")),
    ...withHandlers(recoveryOptionJobs, () => import("./recovery-options/recovery-options.handlers.ts")),
  ],
  exported: accountSections,
  impersonal: {
    "auth.sign_in_tries": "failures under keyed hashes, which name nobody, for an hour",
    "auth.sealing_keys": "ids of the server's own secrets",
  },
  deletion: { forget: forgetLinks },
};

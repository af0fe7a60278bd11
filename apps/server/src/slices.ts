import { declaredBy, jobDefinitionsOf, type ServerSlice } from "./kernel/slice.ts";
import { demoMailSlice } from "./mail/slice.ts";
import { accountSlice } from "./slices/account/slice.ts";
import { assetsSlice } from "./slices/assets/slice.ts";
import { dashboardSlice } from "./slices/dashboard/slice.ts";
import { inboxSlice } from "./slices/inbox/slice.ts";
import { jurisdictionsSlice } from "./slices/jurisdictions/slice.ts";
import { memberSideSlice } from "./slices/member-side/slice.ts";
import { membersSlice } from "./slices/members/slice.ts";
import { planSlice } from "./slices/plan/slice.ts";
import { sharingSlice } from "./slices/sharing/slice.ts";
import { systemSlice } from "./slices/system/slice.ts";
import { vaultSlice } from "./slices/vault/slice.ts";
import { willsSlice } from "./slices/wills/slice.ts";

/** Every slice of the server, once. */
export const slices: readonly ServerSlice[] = [
  accountSlice,
  jurisdictionsSlice,
  assetsSlice,
  planSlice,
  vaultSlice,
  membersSlice,
  sharingSlice,
  willsSlice,
  memberSideSlice,
  dashboardSlice,
  inboxSlice,
  systemSlice,
  demoMailSlice,
];

export const jobDefinitions = jobDefinitionsOf(slices);
export const declared = declaredBy(slices);

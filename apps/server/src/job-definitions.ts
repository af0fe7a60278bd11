import type { JobDefinition } from "./kernel/jobs.ts";
import { forgetExpired, forgetUnconfirmed, sendLetter, sendNotice } from "./slices/account/account.jobs.ts";
import { deleteClosed } from "./slices/account/privacy/privacy.jobs.ts";
import { advanceResets, sendResetLink } from "./slices/account/recovery/recovery.jobs.ts";
import { sendMeansLetter, sendPhoneCode } from "./slices/account/recovery-options/recovery-options.jobs.ts";
import { forgetEvents } from "./slices/inbox/inbox.jobs.ts";
import { lookAfterRequests } from "./slices/member-side/member-side.jobs.ts";
import {
  lookAfterInvitations,
  sendInvitationLetter,
  sendWillKeyLetter,
} from "./slices/members/invitations/invitations.jobs.ts";
import { sendPeopleLetter } from "./slices/members/letters/letters.jobs.ts";
import { remindOfEnvelopes, sendEnvelopeLetter } from "./slices/sharing/sharing.jobs.ts";
import { forgetRateCounters } from "./slices/system/system.jobs.ts";
import { collectFiles } from "./slices/vault/vault.jobs.ts";

/** Every job of every slice, apart from who does it: the API enqueues without loading what only the worker needs. */
export const jobDefinitions: readonly JobDefinition[] = [
  sendLetter,
  sendNotice,
  forgetExpired,
  forgetUnconfirmed,
  deleteClosed,
  advanceResets,
  sendResetLink,
  sendMeansLetter,
  sendPhoneCode,
  forgetEvents,
  forgetRateCounters,
  collectFiles,
  sendInvitationLetter,
  sendWillKeyLetter,
  lookAfterInvitations,
  lookAfterRequests,
  sendPeopleLetter,
  remindOfEnvelopes,
  sendEnvelopeLetter,
];

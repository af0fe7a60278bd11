import type { Uuid } from "@heirlock/domain/identifiers";
import { handle, type JobHandler } from "./kernel/jobs.ts";
import { storeOf } from "./kernel/storage/store-of.ts";
import { mailerOf } from "./mail/mailer.ts";
import {
  forgetExpired as forgetExpiredJob,
  forgetUnconfirmed as forgetUnconfirmedJob,
  sendLetter as sendLetterJob,
  sendNotice as sendNoticeJob,
} from "./slices/account/account.jobs.ts";
import { forgetExpired } from "./slices/account/forget-expired.ts";
import { forgetUnconfirmed } from "./slices/account/forget-unconfirmed.ts";
import { sendNotice } from "./slices/account/notices/send-notice.ts";
import { deleteClosed } from "./slices/account/privacy/delete-closed.ts";
import { deleteClosed as deleteClosedJob } from "./slices/account/privacy/privacy.jobs.ts";
import { advanceResets } from "./slices/account/recovery/advance-resets.ts";
import {
  advanceResets as advanceResetsJob,
  sendResetLink as sendResetLinkJob,
} from "./slices/account/recovery/recovery.jobs.ts";
import { sendResetLink } from "./slices/account/recovery/send-reset-link.ts";
import {
  sendMeansLetter as sendMeansLetterJob,
  sendPhoneCode as sendPhoneCodeJob,
} from "./slices/account/recovery-options/recovery-options.jobs.ts";
import { sendPhoneCode } from "./slices/account/recovery-options/send-phone-code.ts";
import { sendMeansLetter } from "./slices/account/recovery-options/send-recovery-letter.ts";
import { sendLetter } from "./slices/account/send-letter.ts";
import { forgetEvents } from "./slices/inbox/forget-events.ts";
import { forgetEvents as forgetEventsJob } from "./slices/inbox/inbox.jobs.ts";
import { lookAfterRequests } from "./slices/member-side/expire-requests.ts";
import { lookAfterRequests as lookAfterRequestsJob } from "./slices/member-side/member-side.jobs.ts";
import { lookAfterInvitations } from "./slices/members/invitations/expire-invitations.ts";
import {
  lookAfterInvitations as lookAfterInvitationsJob,
  sendInvitationLetter as sendInvitationLetterJob,
  sendWillKeyLetter as sendWillKeyLetterJob,
} from "./slices/members/invitations/invitations.jobs.ts";
import { sendInvitationLetter } from "./slices/members/invitations/send-invitation-letter.ts";
import { sendWillKeyLetter } from "./slices/members/invitations/send-will-key-letter.ts";
import { sendPeopleLetter as sendPeopleLetterJob } from "./slices/members/letters/letters.jobs.ts";
import { sendPeopleLetter } from "./slices/members/letters/send-member-letter.ts";
import { remindOfEnvelopes } from "./slices/sharing/remind-of-envelopes.ts";
import { sendEnvelopeLetter } from "./slices/sharing/send-envelope-letter.ts";
import {
  remindOfEnvelopes as remindOfEnvelopesJob,
  sendEnvelopeLetter as sendEnvelopeLetterJob,
} from "./slices/sharing/sharing.jobs.ts";
import { forgetRateCounters } from "./slices/system/forget-rate-counters.ts";
import { forgetRateCounters as forgetRateCountersJob } from "./slices/system/system.jobs.ts";
import { collectFiles } from "./slices/vault/files/collect-files.ts";
import { collectFiles as collectFilesJob } from "./slices/vault/vault.jobs.ts";
import { smsSenderOf } from "./sms/sms-sender.ts";

/** Every job of every slice and who does it, for the worker. */
export const jobHandlers: readonly JobHandler[] = [
  handle(sendLetterJob, ({ config, pools }) => {
    const deps = { auth: pools.auth, mailer: mailerOf(config), publicUrl: config.publicUrl };
    return (letter, item) => sendLetter(deps, letter, item);
  }),
  handle(sendNoticeJob, ({ config, pools }) => {
    const { secret, publicUrl } = config;
    const deps = { auth: pools.auth, mailer: mailerOf(config), sms: smsSenderOf(config), secret, publicUrl };
    return ({ noticeId }, item) => sendNotice(deps, noticeId, item.id);
  }),
  handle(sendMeansLetterJob, ({ config, pools }) => {
    const deps = { auth: pools.auth, mailer: mailerOf(config), publicUrl: config.publicUrl };
    return (letter, item) => sendMeansLetter(deps, letter, item.id);
  }),
  handle(sendPhoneCodeJob, ({ config, pools }) => {
    const deps = { auth: pools.auth, sms: smsSenderOf(config), secret: config.secret };
    return ({ purpose, userId, codeId }) =>
      sendPhoneCode(deps, { purpose, userId: userId as Uuid, codeId: codeId as Uuid });
  }),
  handle(
    forgetExpiredJob,
    ({ pools }) =>
      () =>
        forgetExpired(pools.auth),
  ),
  handle(
    forgetUnconfirmedJob,
    ({ pools }) =>
      () =>
        forgetUnconfirmed(pools.auth),
  ),
  handle(deleteClosedJob, ({ config, pools: { auth, worker } }) => {
    const deps = { auth, worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
    return () => deleteClosed(deps);
  }),
  handle(
    advanceResetsJob,
    ({ pools, jobs }) =>
      () =>
        advanceResets({ auth: pools.auth, jobs }),
  ),
  handle(sendResetLinkJob, ({ config, pools }) => {
    const { secret, publicUrl } = config;
    const deps = { auth: pools.auth, mailer: mailerOf(config), sms: smsSenderOf(config), secret, publicUrl };
    return ({ resetId }, item) => sendResetLink(deps, resetId, item.id);
  }),
  handle(
    forgetEventsJob,
    ({ pools }) =>
      () =>
        forgetEvents(pools.worker),
  ),
  handle(
    forgetRateCountersJob,
    ({ pools }) =>
      () =>
        forgetRateCounters(pools.worker),
  ),
  handle(collectFilesJob, ({ config, pools }) => {
    const deps = { worker: pools.worker, store: storeOf(config) };
    return () => collectFiles(deps);
  }),
  handle(sendInvitationLetterJob, ({ config, pools }) => {
    const { secret, publicUrl } = config;
    const deps = { worker: pools.worker, mailer: mailerOf(config), secret, publicUrl };
    return (letter, item) => sendInvitationLetter(deps, letter, item.id);
  }),
  handle(sendWillKeyLetterJob, ({ config, pools }) => {
    const { secret, publicUrl } = config;
    const deps = { worker: pools.worker, mailer: mailerOf(config), secret, publicUrl };
    return ({ willKeyId }, item) => sendWillKeyLetter(deps, willKeyId, item.id);
  }),
  handle(
    lookAfterInvitationsJob,
    ({ pools, jobs }) =>
      () =>
        lookAfterInvitations(pools, jobs),
  ),
  handle(
    lookAfterRequestsJob,
    ({ pools, clock, jobs }) =>
      () =>
        lookAfterRequests({ pools, clock, jobs }),
  ),
  handle(sendPeopleLetterJob, ({ config, pools }) => {
    const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
    return (letter, item) => sendPeopleLetter(deps, letter, item.id);
  }),
  handle(
    remindOfEnvelopesJob,
    ({ pools, jobs }) =>
      () =>
        remindOfEnvelopes(pools, jobs),
  ),
  handle(sendEnvelopeLetterJob, ({ config, pools }) => {
    const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
    return ({ holderId }, item) => sendEnvelopeLetter(deps, holderId, item.id);
  }),
];

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
import {
  sendMeansLetter as sendMeansLetterJob,
  sendPhoneCode as sendPhoneCodeJob,
} from "./slices/account/means/means.jobs.ts";
import { sendMeansLetter } from "./slices/account/means/send-means-letter.ts";
import { sendPhoneCode } from "./slices/account/means/send-phone-code.ts";
import { sendNotice } from "./slices/account/notices/send-notice.ts";
import { deleteClosed } from "./slices/account/privacy/delete-closed.ts";
import { deleteClosed as deleteClosedJob } from "./slices/account/privacy/privacy.jobs.ts";
import { advanceResets } from "./slices/account/recovery/advance-resets.ts";
import {
  advanceResets as advanceResetsJob,
  sendResetLink as sendResetLinkJob,
} from "./slices/account/recovery/recovery.jobs.ts";
import { sendResetLink } from "./slices/account/recovery/send-reset-link.ts";
import { sendLetter } from "./slices/account/send-letter.ts";
import { forgetEvents } from "./slices/inbox/forget-events.ts";
import { forgetEvents as forgetEventsJob } from "./slices/inbox/inbox.jobs.ts";
import {
  lookAfterInvitations as lookAfterInvitationsJob,
  sendInvitationLetter as sendInvitationLetterJob,
  sendWillKeyLetter as sendWillKeyLetterJob,
} from "./slices/people/invitations/invitations.jobs.ts";
import { lookAfterInvitations } from "./slices/people/invitations/look-after-invitations.ts";
import { sendInvitationLetter } from "./slices/people/invitations/send-invitation-letter.ts";
import { sendWillKeyLetter } from "./slices/people/invitations/send-will-key-letter.ts";
import {
  remindOfEnvelopes as remindOfEnvelopesJob,
  sendEnvelopeLetter as sendEnvelopeLetterJob,
} from "./slices/people/keys/keys.jobs.ts";
import { remindOfEnvelopes } from "./slices/people/keys/remind-of-envelopes.ts";
import { sendEnvelopeLetter } from "./slices/people/keys/send-envelope-letter.ts";
import { sendPeopleLetter as sendPeopleLetterJob } from "./slices/people/letters/letters.jobs.ts";
import { sendPeopleLetter } from "./slices/people/letters/send-people-letter.ts";
import { lookAfterRequests } from "./slices/people/member-side/look-after-requests.ts";
import { lookAfterRequests as lookAfterRequestsJob } from "./slices/people/member-side/member-side.jobs.ts";
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

import { accountExport as columns } from "@heirlock/contract/account/export";
import {
  type ExportSection,
  estateRows,
  keptBack,
  personRows,
  type RevealKey,
} from "../../../kernel/personal-export.ts";
import { openPhone } from "../sealed-phone.ts";

const phone = (sealed: string, _row: object, { ring, userId }: RevealKey) => openPhone(ring, userId, sealed);
const { self, provesNothing, unused, innerNumber } = keptBack;

/** What the personal export holds of the account's tables (SEC-036). */
export const accountSections: Readonly<Record<keyof typeof columns, ExportSection>> = {
  account: {
    table: "auth.users",
    as: "auth",
    where: "id = $1",
    columns: columns.account,
    without: { image: unused },
  },
  profile: {
    table: "app.people",
    as: "app",
    where: "id = $1",
    columns: columns.profile,
    without: { id: self },
  },
  plan: estateRows("app.estates", columns.plan),
  notificationSettings: personRows("app.notification_settings", columns.notificationSettings),
  consents: personRows("app.consents", columns.consents),
  exports: personRows("app.data_exports", columns.exports),
  signInMethods: personRows("auth.accounts", columns.signInMethods, {
    without: {
      id: innerNumber,
      account_id: self,
      password: provesNothing,
      access_token: unused,
      refresh_token: unused,
      id_token: unused,
      access_token_expires_at: unused,
      refresh_token_expires_at: unused,
    },
  }),
  keys: personRows("auth.account_keys", columns.keys),
  olderKeys: personRows("auth.older_bundles", columns.olderKeys),
  formerRows: personRows("auth.former_rows", columns.formerRows, {
    without: {
      number: innerNumber,
      row_key: innerNumber,
      was: "what was replaced opens nothing: whoever finds an old kit or password must not get what it opens",
    },
  }),
  sessions: personRows("auth.sessions", columns.sessions, {
    without: { token: provesNothing, previous_token: provesNothing },
  }),
  halfSignIns: personRows("auth.pending_sign_ins", columns.halfSignIns, {
    without: { token: provesNothing, mailed_code: provesNothing },
  }),
  trustedDevices: personRows("auth.trusted_devices", columns.trustedDevices, {
    without: { token_hash: provesNothing },
  }),
  knownDevices: personRows("auth.known_devices", columns.knownDevices, {
    without: { token_hash: provesNothing },
  }),
  authenticator: personRows("auth.authenticators", columns.authenticator, {
    without: {
      secret: "makes valid codes: in a file it would be a second factor for whoever finds it",
      last_step: "a counter against codes used twice",
      backup_salt: provesNothing,
    },
  }),
  backupCodes: personRows("auth.backup_codes", columns.backupCodes, {
    without: { code_hash: provesNothing },
  }),
  passkeys: personRows("auth.passkeys", columns.passkeys, {
    without: {
      public_key: "fits one device and this service alone",
      counter: "a counter against copied passkeys",
    },
  }),
  passkeyQuestions: personRows("auth.passkey_challenges", columns.passkeyQuestions, {
    without: {
      challenge: "a random number that is used once, within five minutes",
      about: "a hash of what was to be done",
    },
  }),
  recovery: personRows("auth.recovery_options", columns.recovery, {
    without: { questions_salt: provesNothing },
    revealed: {
      phone,
      // The answers are kept as hashes alone.
      questions: (chosen: { id: string }[]) => chosen.map(({ id }) => ({ id })),
    },
  }),
  phoneCodes: personRows("auth.phone_codes", columns.phoneCodes, {
    without: { id: innerNumber, asker: provesNothing, code_hash: provesNothing },
    revealed: { phone },
  }),
  passwordResets: personRows("auth.password_resets", columns.passwordResets, {
    without: { token_hash: provesNothing },
  }),
  links: {
    table: "auth.verifications",
    as: "auth",
    where: "position($1::text in value) > 0",
    columns: columns.links,
    without: { id: innerNumber, identifier: provesNothing, value: "the account's id and a hash of its address" },
  },
  notices: personRows("auth.notices", columns.notices, {
    revealed: {
      address: (address: string, { channel }, key) => (channel === "phone" ? phone(address, {}, key) : address),
    },
  }),
};

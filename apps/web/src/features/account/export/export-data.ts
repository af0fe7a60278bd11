/** What the server answers: rows by section, each row by the names of its columns. */
export type ExportRow = Record<string, unknown>;
export interface ExportData {
  madeAt: string;
  /** Whether the section `vault` holds the entries as they are read, or is empty because they stayed locked. */
  vault: "opened" | "locked";
  sections: Record<string, ExportRow[]>;
}

/** The order and grouping in which a person reads it. A section that is not named here stands at the end. */
export const exportGroups = {
  you: ["account", "profile", "plan"],
  plan: [
    ...[
      "wills",
      "willVersions",
      "willExecutions",
      "willDocuments",
      "willReviews",
      "willComments",
      "mirrorOffers",
      "assets",
      "vault",
      "vaultEntries",
      "vaultVersions",
      "vaultFiles",
      "vaultAssetLinks",
      "vaultMemberLinks",
    ],
    ...["members", "memberRecords", "memberRoles", "permissionOverrides", "assetAssignments", "memberRequests"],
    ...["invitations", "willKeys", "memberHistory", "memberCards", "memberKeys", "holderPins", "releaseKeys"],
    ...["envelopes", "entryWraps", "envelopeQueue", "memberships"],
  ],
  safety: [
    ...["signInMethods", "authenticator", "backupCodes", "passkeys", "passkeyQuestions", "recovery", "phoneCodes"],
    ...["passwordResets", "links", "sessions", "halfSignIns", "trustedDevices", "knownDevices", "keys"],
    ...["olderKeys", "formerRows"],
  ],
  choices: ["notificationSettings", "newsDigests", "dashboardLayouts", "consents"],
  history: ["notices", "exports", "events", "news", "history", "checkpoint"],
} as const;
export type ExportGroup = keyof typeof exportGroups;

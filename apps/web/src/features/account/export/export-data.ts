/** What the server answers: rows by section, each row by the names of its columns. */
export type ExportRow = Record<string, unknown>;
export interface ExportData {
  madeAt: string;
  sections: Record<string, ExportRow[]>;
}

/** The order and grouping in which a person reads it. A section that is not named here stands at the end. */
export const exportGroups = {
  you: ["account", "profile", "plan"],
  plan: [
    ...["assets", "vault", "vaultEntries", "vaultVersions", "vaultFiles", "vaultAssetLinks", "vaultMemberLinks"],
    ...["members", "memberRoles", "memberships"],
  ],
  safety: [
    ...["signInMethods", "authenticator", "backupCodes", "passkeys", "passkeyQuestions", "recovery", "phoneCodes"],
    ...["passwordResets", "links", "sessions", "halfSignIns", "trustedDevices", "knownDevices", "keys"],
    ...["olderKeys", "formerKits"],
  ],
  choices: ["notificationSettings", "consents"],
  history: ["notices", "exports", "events", "history"],
} as const;
export type ExportGroup = keyof typeof exportGroups;

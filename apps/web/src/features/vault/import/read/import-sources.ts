/** Where passwords can be brought from. Apart from the readers, which are fetched while a file is being looked for. */
export const importSources = ["bitwarden", "onePassword", "browser", "list", "heirlock"] as const;
export type ImportSource = (typeof importSources)[number];

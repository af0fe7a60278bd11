/** Loads a folder's texts, by the path of their file. */
export type MessageFiles = Record<string, () => Promise<{ default: Record<string, unknown> }>>;

/**
 * On this channel any tab can make every worker drop its keys, and learn whether one holds any, without starting a worker.
 * Each worker has a random name, since a browser without SharedWorker has one worker for each tab.
 */
export const keysChannel = "heirlock-keys";
export const lockMessage = "lock";
export const askMessage = "who-is-unlocked";
export interface VaultNews {
  worker: string;
  unlocked: boolean;
}
/** The channel of D14, on which the session announces a sign-out. */
export const authChannel = "heirlock-auth";

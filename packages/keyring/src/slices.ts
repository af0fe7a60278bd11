import { accountHandlers } from "./account/handlers.ts";

/**
 * Every slice that needs keys, one line each: the protocol and the key ring follow from it. Only the account's handlers
 * are loaded with the worker, so that signing in does not wait for code that the vault needs.
 */
export const slices = {
  account: async () => accountHandlers,
  plan: async () => (await import("./plan/handlers.ts")).planHandlers,
  vault: async () => (await import("./vault/handlers.ts")).vaultHandlers,
  sharing: async () => (await import("./sharing/handlers.ts")).sharingHandlers,
};

export type Slice = keyof typeof slices;
type HandlersOf<S extends Slice> = Awaited<ReturnType<(typeof slices)[S]>>;

export type RequestName<S extends Slice> = keyof HandlersOf<S> & string;
export type Ask<S extends Slice, Name extends RequestName<S>> = HandlersOf<S>[Name] extends (
  ask: infer Given,
  context: never,
) => unknown
  ? Given
  : never;
export type Answer<S extends Slice, Name extends RequestName<S>> = HandlersOf<S>[Name] extends (
  ...given: never[]
) => Promise<infer Given>
  ? Given
  : never;

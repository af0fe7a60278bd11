import {
  type FromWorker,
  KeysError,
  type KeysState,
  type PeopleRequests,
  type RequestName,
  type Requests,
  type ToWorker,
  type VaultRequests,
} from "@heirlock/keyring/protocol";
import { activityEvents } from "../activity-events.ts";
import { activityKey } from "../session/session-marks.ts";
import { type Connection, connect } from "./connect.ts";
import { lockEverywhere } from "./lock-everywhere.ts";
import { createPulse, type KeysProgress } from "./pulse.ts";

/**
 * What pages ask of the key worker. The worker starts with the first request and not before, so that
 * a page that needs no key never starts it (KEY-028).
 */

export interface RequestOptions {
  onProgress?: (progress: KeysProgress) => void;
  /** Aborting rejects at once with the signal's reason; what the worker still finishes is dropped. */
  signal?: AbortSignal | undefined;
}

const locked: KeysState = { unlocked: false, verifyingKey: null };
/** Reports of activity are at least this far apart. */
const activityGapMs = 30_000;

interface Waiting {
  resolve(answer: never): void;
  reject(error: unknown): void;
  pulse: ReturnType<typeof createPulse>;
}

let connecting: Promise<Connection> | null = null;
let connection: Connection | null = null;
let state = locked;
let lastId = 0;
let lastActivity = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Set<() => void>();

/** Derives at sign-in: the auth key comes out, the key-encryption key stays in the worker for `unlock` by "sign-in". */
export const derive = (ask: Requests["derive"]["ask"], options?: RequestOptions) => request("derive", ask, options);

/** Makes the keys of a new account; the worker keeps none of them. */
export const createAccount = (password: string, options?: RequestOptions) =>
  request("createAccount", { password }, options);

export const unlock = (using: Requests["unlock"]["ask"], options?: RequestOptions) => request("unlock", using, options);

/** A new recovery key and its wrap. Rejects with `keys.not_available` unless the bundle of this key is open. */
export const reissueKit = (verifyingKey: string, options?: RequestOptions) =>
  request("reissueKit", { verifyingKey }, options);

/**
 * Wraps the open bundle for a passkey. `prf` is the worker's from then on: the page has no copy. Rejects with
 * `keys.not_available` unless the bundle of this key is open.
 */
export const wrapForPasskey = (ask: Requests["wrapForPasskey"]["ask"], options?: RequestOptions) =>
  request("wrapForPasskey", ask, options);

/** Passwords, changed and forgotten: see the protocol. None of them opens or locks the vault. */
export const changePassword = (ask: Requests["changePassword"]["ask"], options?: RequestOptions) =>
  request("changePassword", ask, options);
export const checkKit = (ask: Requests["checkKit"]["ask"], options?: RequestOptions) =>
  request("checkKit", ask, options);
export const resetByKit = (ask: Requests["resetByKit"]["ask"], options?: RequestOptions) =>
  request("resetByKit", ask, options);
export const resetWithNewKeys = (ask: Requests["resetWithNewKeys"]["ask"], options?: RequestOptions) =>
  request("resetWithNewKeys", ask, options);
export const restoreOlder = (ask: Requests["restoreOlder"]["ask"], options?: RequestOptions) =>
  request("restoreOlder", ask, options);

/** Wipes the keys in every tab, without starting a worker for it (KEY-027). */
export async function lock(): Promise<void> {
  lockEverywhere();
  if (connecting) await request("lock", {});
}

/**
 * The vault's requests (vault-requests.ts). Each rejects with `keys.not_available` unless the bundle of the verifying
 * key is open, with `sealed.*` or `revision.*` for what is not genuine.
 */
export const askVault = <Name extends keyof VaultRequests>(
  name: Name,
  ask: VaultRequests[Name]["ask"],
  options?: RequestOptions,
): Promise<VaultRequests[Name]["answer"]> =>
  request(name, ask as never, options) as Promise<VaultRequests[Name]["answer"]>;

/**
 * The requests about keys between people (people-requests.ts). Each rejects with `keys.not_available` unless the bundle
 * of the verifying key is open, with `KEY_CHANGED`, `card.*`, `envelope.*` or `identity.*` for what is not genuine.
 */
export const askPeople = <Name extends keyof PeopleRequests>(
  name: Name,
  ask: PeopleRequests[Name]["ask"],
  options?: RequestOptions,
): Promise<PeopleRequests[Name]["answer"]> =>
  request(name, ask as never, options) as Promise<PeopleRequests[Name]["answer"]>;

/** Joins a worker that other tabs may have unlocked, and says what it holds. Only for pages that need keys. */
export async function join(): Promise<KeysState> {
  await connected();
  return state;
}

/** For `useSyncExternalStore`. Locked until this tab has joined the worker. */
export const keysState = (): KeysState => state;
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function request<Name extends RequestName>(
  name: Name,
  ask: Requests[Name]["ask"],
  { onProgress, signal }: RequestOptions = {},
): Promise<Requests[Name]["answer"]> {
  signal?.throwIfAborted();
  onProgress?.({ step: "starting", fraction: 0 });
  const { post } = await connected();
  signal?.throwIfAborted();
  const id = ++lastId;
  const pulse = createPulse((progress) => onProgress?.(progress));
  let stopListening = () => {};
  try {
    return await new Promise<Requests[Name]["answer"]>((resolve, reject) => {
      waiting.set(id, { resolve, reject, pulse });
      const abort = () => {
        post({ name: "cancel", id });
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", abort);
      stopListening = () => signal?.removeEventListener("abort", abort);
      post({ id, name, ask } as ToWorker, secretsOf(ask));
    });
  } finally {
    stopListening();
    pulse.end();
    waiting.delete(id);
  }
}

/** Secrets in bytes are handed over to the worker instead of being copied. */
function secretsOf(ask: object): ArrayBuffer[] {
  return "prf" in ask && ask.prf instanceof Uint8Array ? [ask.prf.buffer as ArrayBuffer] : [];
}

function connected(): Promise<Connection> {
  connecting ??= connect({ onMessage: receive, onFailure: drop }).then(watchPage, (error) => {
    drop();
    throw error;
  });
  return connecting;
}

function receive(message: FromWorker): void {
  if (message.name === "state") {
    setState(message.state);
    return;
  }
  const request = waiting.get(message.id);
  if (message.name === "step") request?.pulse.begin(message.step, message.expectedMs);
  if (message.name === "reached") request?.pulse.reach(message.fraction);
  if (message.name === "answer") request?.resolve(message.answer as never);
  if (message.name === "refusal") request?.reject(new KeysError(message.code, message.data));
}

function setState(next: KeysState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Also what a dialog keeps to itself. */
const listening = { passive: true, capture: true } as const;

function watchPage(made: Connection): Connection {
  connection = made;
  window.addEventListener("pagehide", leavePage);
  for (const name of activityEvents) window.addEventListener(name, reportActivity, listening);
  window.addEventListener("storage", hearOtherTab);
  return made;
}

/** Forgets the connection; the next request makes a new one. */
function drop(): void {
  connecting = null;
  connection = null;
  window.removeEventListener("pagehide", leavePage);
  for (const name of activityEvents) window.removeEventListener(name, reportActivity, listening);
  window.removeEventListener("storage", hearOtherTab);
  for (const { reject } of waiting.values()) reject(new KeysError("keys.worker_failed", {}));
  setState(locked);
}

/** A page put aside for "back" must not hold keys either. */
function leavePage(): void {
  connection?.post({ name: "leave" });
  connection?.close();
  drop();
}

/** Tabs that need no keys tell the worker nothing; but whoever is at work there is not away (D07). */
function hearOtherTab({ key }: StorageEvent): void {
  if (key === activityKey) reportActivity();
}

function reportActivity(): void {
  const now = Date.now();
  if (now - lastActivity < activityGapMs) return;
  lastActivity = now;
  connection?.post({ name: "activity" });
}

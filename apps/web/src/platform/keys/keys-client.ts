import type { KeysState } from "@heirlock/keyring/key-memory";
import { KeysError } from "@heirlock/keyring/problems";
import { type FromWorker, secretBytesOf, type ToWorker } from "@heirlock/keyring/protocol";
import type { Answer, Ask, RequestName, Slice } from "@heirlock/keyring/slices";
import { activityEvents, activityKey } from "../activity.ts";
import { type Connection, connect } from "./connect.ts";
import { lockEverywhere } from "./lock-everywhere.ts";
import { createPulse, type KeysProgress } from "./pulse.ts";

/**
 * What pages ask of the key worker. The worker starts with the first request and not before, so that
 * a page that needs no key never starts it (KEY-028).
 */

export interface RequestOptions {
  onProgress?: (progress: KeysProgress) => void;
  /** Aborting rejects immediately with the signal's reason; what the worker still finishes is dropped. */
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

const asks =
  <S extends Slice>(slice: S) =>
  <Name extends RequestName<S>>(name: Name, ask: Ask<S, Name>, options?: RequestOptions) =>
    request(slice, name, ask, options);

/**
 * The requests of each slice, see its `requests.ts` in packages/keyring. One that names a verifying key rejects with
 * `keys.not_available` unless the bundle of that key is open.
 */
export const askAccount = asks("account");
export const askPlan = asks("plan");
export const askVault = asks("vault");
export const askSharing = asks("sharing");

/** Wipes the keys in every tab, without starting a worker for it (KEY-027). */
export async function lock(): Promise<void> {
  lockEverywhere();
  if (connecting) await request("account", "lock", {});
}

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

async function request<S extends Slice, Name extends RequestName<S>>(
  slice: S,
  name: Name,
  ask: Ask<S, Name>,
  { onProgress, signal }: RequestOptions = {},
): Promise<Answer<S, Name>> {
  signal?.throwIfAborted();
  onProgress?.({ step: "starting", fraction: 0 });
  const { post } = await connected();
  signal?.throwIfAborted();
  const id = ++lastId;
  const pulse = createPulse((progress) => onProgress?.(progress));
  let stopListening = () => {};
  try {
    return await new Promise<Answer<S, Name>>((resolve, reject) => {
      waiting.set(id, { resolve, reject, pulse });
      const abort = () => {
        post({ name: "cancel", id });
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", abort);
      stopListening = () => signal?.removeEventListener("abort", abort);
      const handedOver = secretBytesOf(ask as object).map(({ buffer }) => buffer);
      post({ id, slice, name, ask } as ToWorker, handedOver);
    });
  } finally {
    stopListening();
    pulse.end();
    waiting.delete(id);
  }
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

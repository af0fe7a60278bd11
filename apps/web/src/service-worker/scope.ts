import type { ToWorker } from "./messages.ts";

/** What a service worker has and the compiler's library of the page does not. */

export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response> | Response): void;
}

export interface MessageFromPage extends WaitingEvent {
  readonly data: ToWorker | null;
  readonly source: { postMessage(message: unknown): void } | null;
  readonly ports: readonly MessagePort[];
}

export interface WorkerScope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageFromPage) => void): void;
}

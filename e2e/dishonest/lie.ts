import type { Answer, RouteDefinition } from "@heirlock/contract/route";
import type { routeTable } from "@heirlock/contract/routes";
import type { Page } from "@playwright/test";
import type { Estate } from "./estate.ts";

type Table = typeof routeTable;
type RoutesOf<Slice> = Slice[keyof Slice];
type AnyRoute = { [Slice in keyof Table]: RoutesOf<Table[Slice]> }[keyof Table];
type NameOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never;
type RouteByName = { [R in AnyRoute as NameOf<R>]: R };

export type Endpoint = NameOf<AnyRoute>;
type DataOf<E extends Endpoint> = RouteByName[E] extends infer R extends RouteDefinition
  ? Answer<R> extends { data: infer Data }
    ? Data
    : never
  : never;

/** An answer on its way to the browser. What a lie leaves here is delivered. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** How one endpoint is answered. False: this answer was left as it is, and the lie was not told by it. */
export interface Rewriting {
  endpoint: Endpoint;
  rewrite(reply: Reply, estate: Estate, sent: readonly Sent[]): boolean;
}

/** A request by which the browser asked the server to change something. */
export interface Sent {
  name: string;
  body: unknown;
}

/** Rewrites what stands under `data`, in place or by what is returned. */
export function about<E extends Endpoint>(
  endpoint: E,
  change: (data: DataOf<E>, estate: Estate, sent: readonly Sent[]) => unknown,
): Rewriting {
  return {
    endpoint,
    rewrite(reply, estate, sent) {
      const body = reply.body as { success: boolean; data: DataOf<E> };
      if (!body?.success) return false;
      const before = JSON.stringify(body.data);
      const changed = change(body.data, estate, sent);
      if (changed !== undefined) body.data = changed as DataOf<E>;
      return JSON.stringify(body.data) !== before;
    },
  };
}

/** Puts another answer in place of the whole. */
export function answering(endpoint: Endpoint, reply: Partial<Reply>): Rewriting {
  return {
    endpoint,
    rewrite(own) {
      Object.assign(own, structuredClone(reply));
      return true;
    },
  };
}

/** One lie of the server, the page that is told it, and what must come of it. */
export interface Lie {
  name: string;
  /** The page that a person looks at meanwhile. */
  at: (estate: Estate) => string;
  tells: readonly Rewriting[];
  /** What this browser has seen before the lie. */
  prepare?: (page: Page, estate: Estate) => Promise<void>;
  /** What the person does on the page. */
  act?: (page: Page, estate: Estate) => Promise<void>;
  /** The sentence by which the page refuses it. Without one it must be without effect. */
  says?: RegExp;
  /** What must stay on the page in spite of it. */
  keeps?: readonly (string | RegExp)[];
  /** What was made up, and must not be shown as true. */
  never?: readonly (string | RegExp)[];
  /** Requests that may change something, by "METHOD /path": everything else fails the lie. */
  sends?: readonly RegExp[];
  /** A request that must follow from it: what the browser does of its own accord, and rightly. */
  until?: RegExp;
  /** It is no answer at all: the page may say that something went wrong on our side, but must say it. */
  givesUp?: boolean;
  /** The person was signed out or led elsewhere, where another heading stands. */
  leads?: RegExp;
}

/** Lies about one subject, told to one side. */
export interface Subject {
  title: string;
  /** `locked`: the holder's browser before the vault was opened. */
  side: "holder" | "member" | "locked";
  lies: readonly Lie[];
}

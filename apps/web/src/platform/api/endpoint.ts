import type { Answer, CallInput, RouteDefinition } from "@heirlock/contract/route";
import type { routeTable } from "@heirlock/contract/routes";

/**
 * The route table as types only. A call names its route by method and path (`"POST /api/auth/login"`), and
 * the compiler finds input and answer in the contract: one source of truth, and no schema in the bundle.
 */
type Table = typeof routeTable;
type RoutesOf<Slice> = Slice[keyof Slice];
type AnyRoute = { [Slice in keyof Table]: RoutesOf<Table[Slice]> }[keyof Table];
type NameOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never;

export type Endpoint = NameOf<AnyRoute>;
type RouteByName = { [R in AnyRoute as NameOf<R>]: R };

export type EndpointInput<E extends Endpoint> = RouteByName[E] extends infer R extends RouteDefinition
  ? CallInput<R>
  : never;
export type EndpointAnswer<E extends Endpoint> = RouteByName[E] extends infer R extends RouteDefinition
  ? Answer<R>
  : never;

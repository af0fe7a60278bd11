import type { ErrorCode } from "./errors.ts";
import type { RateLimitName } from "./rate-limits.ts";
import type { RouteDefinition } from "./route.ts";
import { slices } from "./slices.ts";

type Slices = typeof slices;

/** Every route of the API, by slice. OpenAPI, the two-tenant matrix and the access guard read this table. */
export const routeTable = Object.fromEntries(
  Object.entries(slices).map(([name, { routes }]) => [name, routes]),
) as unknown as { [S in keyof Slices]: Slices[S]["routes"] };

/** A route whose error codes and limits exist. Slices cannot name these types: they are folded out of the slices. */
export type Route = RouteDefinition<ErrorCode, RateLimitName>;

routeTable satisfies Record<string, Record<string, Route>>;

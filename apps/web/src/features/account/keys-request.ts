import { useQuery } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";
import type { EndpointAnswer } from "../../platform/api/endpoint.ts";

export type StoredKeys = EndpointAnswer<"GET /api/auth/keys">["data"];

/** The person's public keys and wrapped bundles. Nothing in the answer opens anything by itself. */
export async function fetchKeys(signal?: AbortSignal): Promise<StoredKeys> {
  return (await call("GET /api/auth/keys", {}, { signal })).data;
}

export function useStoredKeys() {
  return useQuery({ queryKey: ["account", "keys"], queryFn: ({ signal }) => fetchKeys(signal) });
}

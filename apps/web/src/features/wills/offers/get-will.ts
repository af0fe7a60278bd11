import type { WholeVersion, Will } from "@heirlock/contract/wills";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { willsKey } from "./list-wills.ts";

export const getWill = (id: string) =>
  queryOptions({
    queryKey: [...willsKey, "one", id],
    queryFn: async ({ signal }): Promise<Will> =>
      (await call("GET /api/wills/:id", { params: { id } }, { signal })).data,
  });

/** What one version says. */
export const getVersion = (id: string, number: number) =>
  queryOptions({
    queryKey: [...willsKey, "one", id, "version", number],
    queryFn: async ({ signal }): Promise<WholeVersion> => {
      const params = { id, number: String(number) };
      return (await call("GET /api/wills/:id/versions/:number", { params }, { signal })).data;
    },
  });

import type { VersionText } from "@heirlock/contract/wills/text";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { willsKey } from "../offers/list-wills.ts";

/** What the document of a version says, clause by clause. */
export const loadText = (id: string, number: number) =>
  queryOptions({
    queryKey: [...willsKey, "one", id, "text", number],
    queryFn: async ({ signal }): Promise<VersionText> => {
      const params = { id, number: String(number) };
      return (await call("GET /api/wills/:id/versions/:number/text", { params }, { signal })).data;
    },
  });

import type { Will } from "@heirlock/contract/wills";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { willsKey } from "../offers/list-wills.ts";

/** Freezes a draft as the person saw it. */
export function usePublish(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ number, revision }: { number: number; revision: number }): Promise<Will> => {
      const params = { id, number: String(number) };
      return (await call("POST /api/wills/:id/versions/:number/publish", { params, body: { revision } })).data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: willsKey }),
  });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../platform/api/call.ts";
import { willsKey } from "../offers/list-wills.ts";

export type WillChange = "start" | "discard" | "archive" | "restore" | "remove";

/** What is done with a will as a whole. `number` is the draft that is discarded. */
export function useWillChange(id: string, change: WillChange, number = 0) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (): Promise<void> => {
      const params = { id };
      if (change === "start") await call("POST /api/wills/:id/versions", { params });
      else if (change === "discard")
        await call("DELETE /api/wills/:id/versions/:number", { params: { id, number: String(number) } });
      else if (change === "archive") await call("POST /api/wills/:id/archive", { params });
      else if (change === "restore") await call("POST /api/wills/:id/restore", { params });
      else await call("DELETE /api/wills/:id", { params });
    },
    onSuccess: async () => {
      // Of a will that is gone nothing is asked for any more.
      if (change === "remove") {
        await navigate({ to: "/dashboard/will-holder/wills", replace: true });
        client.removeQueries({ queryKey: [...willsKey, "one", id] });
      }
      await client.invalidateQueries({ queryKey: willsKey });
      if (change === "start")
        await navigate({ to: "/dashboard/will-holder/wills/$id/edit", params: { id }, search: { step: "heirs" } });
    },
  });
}

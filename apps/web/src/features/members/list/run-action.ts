import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { followAction } from "../../../platform/plan/act.ts";
import { membersKey } from "../offers/list-members.ts";

/** The calls that need no more than the member (MEM-112 to MEM-115). Each acts on the server (MEM-111). */
const calls = {
  resend: (id: string) => call("POST /api/members/:id/invitation/resend", { params: { id }, body: { mail: true } }),
  cancel: (id: string) => call("POST /api/members/:id/invitation/cancel", { params: { id } }),
  sendAgain: (id: string) => call("POST /api/members/:id/invitation/send", { params: { id }, body: { mail: true } }),
  confirm: (id: string) => call("POST /api/members/:id/confirm", { params: { id } }),
  activate: (id: string) => call("POST /api/members/:id/toggle-active", { params: { id }, body: { is_active: true } }),
  deactivate: (id: string) =>
    call("POST /api/members/:id/toggle-active", { params: { id }, body: { is_active: false } }),
  revoke: (id: string) => call("POST /api/members/:id/revoke", { params: { id }, body: {} }),
  delete: (id: string) => call("DELETE /api/members/:id", { params: { id } }),
};
export type RunnableAction = keyof typeof calls;

export function useRunAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, id }: { action: RunnableAction; id: string }) => {
      await calls[action](id);
      if (action === "revoke" || action === "delete") await followAction([{ kind: "remove_member", member: id }]);
    },
    // A deleted member is not asked for again: its page would answer 404 while it closes.
    onSuccess: (_, { action, id }) => {
      if (action === "delete") client.removeQueries({ queryKey: [...membersKey, "one", id] });
      return client.invalidateQueries({ queryKey: membersKey });
    },
  });
}

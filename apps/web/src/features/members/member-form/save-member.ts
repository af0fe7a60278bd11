import type { changedMemberSchema, newMemberSchema } from "@heirlock/contract/members/form";
import type { Member } from "@heirlock/contract/members/members";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../../../platform/api/call.ts";
import { followMember } from "../../../platform/plan/act.ts";
import { membersKey } from "../offers/list-members.ts";

/** The form makes the id once, so that a second press or a lost answer never adds the member twice. */
export function useCreateMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof newMemberSchema>) => (await call("POST /api/members", { body })).data,
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

export function useUpdateMember(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof changedMemberSchema>): Promise<Member> => {
      const { data } = await call("PATCH /api/members/:id", { params: { id }, body });
      await followMember(id, "name");
      return data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

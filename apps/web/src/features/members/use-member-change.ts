import { useMutation, useQueryClient } from "@tanstack/react-query";
import { membersKey } from "./offers/list-members.ts";

/** A change of a member: afterwards everything that shows members looks again. */
export function useMemberChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

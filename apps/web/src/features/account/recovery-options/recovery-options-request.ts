import type { SecurityQuestion } from "@heirlock/domain/account/security-questions";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";

export type RecoveryOptionKind = "email" | "phone" | "questions";

export type RecoveryOptions = EndpointAnswer<"GET /api/auth/recovery">["data"];

/** Below the account's key, so that a live event refreshes it, such as the confirmation in another browser. */
const recoveryOptionsQuery = queryOptions({
  queryKey: ["account", "recovery-options"],
  queryFn: async ({ signal }): Promise<RecoveryOptions> => (await call("GET /api/auth/recovery", {}, { signal })).data,
});

export function useRecoveryOptions() {
  return useQuery(recoveryOptionsQuery);
}

/** A change of the means; what the cards show is read again before it counts as done. */
export function useRecoveryOptionChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: recoveryOptionsQuery.queryKey }),
        client.invalidateQueries({ queryKey: ["account", "security"] }),
      ]),
  });
}

export const changeEmail = (newEmail: string) => call("POST /api/auth/email/change", { body: { newEmail } });
export const cancelEmailChange = () => call("DELETE /api/auth/email/change");
export const setRecoveryEmail = (email: string | null) => call("PATCH /api/auth/recovery/email", { body: { email } });
export const setRecoveryPhone = (phone: string | null) => call("PUT /api/auth/recovery/phone", { body: { phone } });
export const verifyRecoveryPhone = (code: string) => call("POST /api/auth/recovery/phone/verify", { body: { code } });
export const setQuestions = (questions: { id: SecurityQuestion; answer: string }[] | null) =>
  call("PATCH /api/auth/recovery/questions", { body: { questions } });

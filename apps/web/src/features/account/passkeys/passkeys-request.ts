import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";

export type Passkey = EndpointAnswer<"GET /api/auth/passkeys">["data"]["passkeys"][number];

const passkeysKey = ["account", "passkeys"];

export function usePasskeys() {
  return useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await call("GET /api/auth/passkeys", {}, { signal })).data.passkeys,
  });
}

/** Runs a change of passkeys, after which the list, the wraps and what the security page says of them are read again. */
export function usePasskeyChange<Input, Result = void>(change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ["account"] }),
  });
}

export async function renamePasskey({ id, name }: { id: string; name: string }): Promise<void> {
  await call("PATCH /api/auth/passkeys/:id", { params: { id }, body: { name } });
}

export async function removePasskey(id: string): Promise<void> {
  await call("DELETE /api/auth/passkeys/:id", { params: { id } });
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";
import { askAccount } from "../../../platform/keys/keys-client.ts";
import { fetchKeys } from "../keys-request.ts";

export type TwoFactor = EndpointAnswer<"GET /api/auth/two-factor">["data"];
export type TrustedDevice = TwoFactor["trustedDevices"][number];
export type SetUp = EndpointAnswer<"POST /api/auth/two-factor/setup">["data"];

export function useTwoFactor() {
  return useQuery({
    queryKey: ["account", "two-factor"],
    queryFn: async ({ signal }): Promise<TwoFactor> => (await call("GET /api/auth/two-factor", {}, { signal })).data,
  });
}

/** Runs a change, after which everything that speaks of the account is read again: the card, the score, the log. */
export function useTwoFactorChange<Input, Result = void>(change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ["account"] }),
  });
}

export async function startSetUp(): Promise<SetUp> {
  return (await call("POST /api/auth/two-factor/setup")).data;
}

/** Resolves to the ten backup codes, which are shown this once. */
export async function enableTwoFactor(code: string): Promise<string[]> {
  return (await call("POST /api/auth/two-factor/enable", { body: { code } })).data.backupCodes;
}

export async function renewBackupCodes(): Promise<string[]> {
  return (await call("POST /api/auth/two-factor/backup-codes/regenerate")).data.backupCodes;
}

export type TurnOff = { password: string } & ({ code: string } | { backupCode: string });

/** The password stays in the key worker; the server sees the authentication key alone (KEY-005). */
export async function turnOffTwoFactor({ password, ...given }: TurnOff): Promise<void> {
  const { salt, kdf } = await fetchKeys();
  const { authKey } = await askAccount("derive", { password, salt, kdf });
  await call("POST /api/auth/two-factor/disable", { body: { password: authKey, ...given } });
}

export async function revokeTrust(id: string): Promise<void> {
  await call("POST /api/auth/trusted-devices/:id/revoke", { params: { id } });
}

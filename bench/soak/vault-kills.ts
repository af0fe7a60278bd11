import { randomBytes, randomUUID } from "node:crypto";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { verificationToken } from "@heirlock/tools/demo/verification-token";
import { setPlan } from "@heirlock/tools/stack/set-plan";
import { GaveUp, InterruptedClient, moments } from "./interrupted-client.ts";

export interface VaultPerson {
  client: InterruptedClient;
  keeper: VaultKeeper;
}

/** Somebody with a vault, who came through the front door. */
export async function vaultPerson(
  urls: readonly string[],
  databaseUrl: string,
  mailDirectory: string,
): Promise<VaultPerson> {
  const client = new InterruptedClient(urls);
  const person = { email: `vault-${randomUUID()}@load.heirlock.test`, firstName: "Vault", lastName: "Keeper" };
  const password = "Granite-Harbour-3920!";
  const recoveryKey = await client.signUp(person, password);
  const token = await verificationToken(mailDirectory, person.email, 60);
  await client.call("POST", "/api/auth/verify-email", { token });
  await client.signIn(person.email, password);
  await setPlan(databaseUrl, person.email, "family");
  return { client, keeper: await VaultKeeper.open(client, recoveryKey) };
}

export interface Kept {
  /** Entries whose save was answered. */
  saved: string[];
  gaveUp: number;
}

/** Keeps one entry with a file for each kill of the server that it is kept with; every other person comes back. */
export async function keepUnderKills(
  { client, keeper }: VaultPerson,
  kills: number,
  kill: (server: number) => Promise<void>,
): Promise<Kept> {
  const saved: string[] = [];
  let gaveUp = 0;
  for (let turn = 0; turn < kills; turn++) {
    const server = turn % 2;
    const moment = moments[Math.floor(turn / 2) % moments.length]!;
    // Neither follows the other: each server, and each way to end, meets each moment.
    const triesAgain = Math.floor(turn / (2 * moments.length)) % 2 === turn % 2;
    client.meet(server, { moment, triesAgain, kill: () => kill(server) });
    const bytes = new Uint8Array(randomBytes(60_000 + turn));
    const file = { name: `deed-${turn}.pdf`, type: "application/pdf", bytes };
    try {
      const { id } = await keeper.keep({ title: `Deed ${turn}`, content: "In the safe", category: "document", file });
      saved.push(id);
    } catch (error) {
      if (!(error instanceof GaveUp)) throw error;
      gaveUp++;
    }
  }
  return { saved, gaveUp };
}

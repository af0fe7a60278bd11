import { randomBytes } from "node:crypto";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../embedded.ts";
import { migrate } from "../migrate.ts";

/** A database with nothing but the migrations in it, started on the first question for its address. */
export function migratedDatabase() {
  let server: Promise<EmbeddedPostgres> | undefined;
  return {
    async databaseUrl(): Promise<string> {
      server ??= start();
      return (await server).url;
    },
    async close(): Promise<void> {
      await (await server)?.stop();
    },
  };
}

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres();
  await migrate({ databaseUrl: server.url, secret: randomBytes(32).toString("hex") });
  return server;
}

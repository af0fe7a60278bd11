import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import type { TestServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with a TestServer, which it starts when the first suite asks: pure unit tests pay nothing. */
    databaseOnDemand: string;
  }
}

/** One PostgreSQL for the whole run, shared by all worker processes. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<TestServer> | undefined;
  const door = createServer((_request, response) => {
    server ??= import("./server.ts").then(({ startTestServer }) => startTestServer());
    server.then(
      ({ adminUrl, template }) => response.end(JSON.stringify({ adminUrl, template })),
      (failure) => response.writeHead(500).end(String(failure)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  project.provide("databaseOnDemand", `http://127.0.0.1:${(door.address() as AddressInfo).port}`);

  return async () => {
    door.close();
    door.closeAllConnections();
    await (await server?.catch(() => undefined))?.stop();
  };
}

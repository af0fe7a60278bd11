import { jurisdictionRoutes } from "@heirlock/contract/jurisdictions";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll } from "vitest";
import { startTestApp, type TestApp } from "../../../kernel/testing.ts";
import { jurisdictionsSlice } from "../slice.ts";

/** The routes of the law on a database of their own, for the length of a suite. */
export function withJurisdictions() {
  const suite = {} as { db: TestDatabase; server: TestApp };
  beforeAll(async () => {
    suite.db = await createTestDatabase();
    suite.server = await startTestApp(suite.db, {
      slices: [jurisdictionsSlice],
      table: { jurisdictions: jurisdictionRoutes },
    });
  });
  afterAll(async () => {
    await suite.server.close();
    await suite.db.drop();
  });
  return suite;
}

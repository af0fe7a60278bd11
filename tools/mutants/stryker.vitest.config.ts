import { defineConfig } from "vitest/config";

/** The rules alone: no database, no window. */
export default defineConfig({
  test: { include: ["packages/{domain,crypto,law}/**/*.test.ts"], testTimeout: 60_000 },
});

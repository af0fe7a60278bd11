import { openApiDocument } from "@heirlock/contract/openapi";
import { generateDatabaseTypes } from "@heirlock/db/artefacts/database-types";
import { dumpSchema } from "@heirlock/db/artefacts/schema-dump";
import type { Artefact } from "./artefact.ts";
import { statementArtefacts } from "./statements.ts";

/** Everything that is generated, committed and compared on every check. */
export const artefacts: Artefact[] = [
  {
    name: "database schema",
    path: "packages/db/schema.sql",
    make: async (sources) => dumpSchema(await sources.databaseUrl()),
  },
  {
    name: "database types",
    path: "packages/db/src/types.ts",
    make: async (sources) => generateDatabaseTypes(await sources.databaseUrl()),
  },
  {
    name: "OpenAPI document",
    path: "docs/openapi.json",
    make: async () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  },
  ...statementArtefacts(),
];

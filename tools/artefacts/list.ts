import { openApiDocument } from "@heirlock/contract/openapi";
import { generateDatabaseTypes } from "@heirlock/db/artefacts/database-types";
import { dumpSchema } from "@heirlock/db/artefacts/schema-dump";
import type { Describer } from "@heirlock/db/artefacts/statements/describe";
import type { Meanings } from "@heirlock/db/artefacts/statements/meanings";
import { statementArtefacts } from "./statements.ts";

/** What the makers share; the database is started when the first of them asks for it. */
export interface Sources {
  /** The superuser's URL of a freshly migrated database. */
  databaseUrl(): Promise<string>;
  /** Reads the types of statements from that database. */
  describer(meanings: Meanings): Promise<Describer>;
}

export interface Artefact {
  name: string;
  /** From the root of the repository. */
  path: string;
  make(sources: Sources): Promise<string>;
}

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

import { openApiDocument } from "@heirlock/contract/openapi";
import { generateDatabaseTypes } from "@heirlock/db/artefacts/database-types";
import { dumpSchema } from "@heirlock/db/artefacts/schema-dump";
import { readProjectFiles } from "../source/files.ts";
import type { Artefact } from "./artefact.ts";
import { pageTextFile, publicTextFile } from "./page-texts.ts";
import { statementArtefacts } from "./statements.ts";
import { territoryFile } from "./territories.ts";
import { textKeyFile } from "./text-keys.ts";

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
    name: "texts of the pages",
    path: "apps/web/src/platform/routes/page-texts.gen.ts",
    make: async () => pageTextFile(readProjectFiles()),
  },
  {
    name: "texts of the public pages",
    path: "apps/web/src/platform/routes/public-texts.gen.ts",
    make: async () => publicTextFile(readProjectFiles()),
  },
  {
    name: "keys of the texts",
    path: "apps/web/src/text-keys.gen.d.ts",
    make: async () => textKeyFile(readProjectFiles()),
  },
  {
    name: "laws of states and provinces",
    path: "packages/law/src/succession/territories/all.gen.ts",
    make: async () => territoryFile(),
  },
  {
    name: "OpenAPI document",
    path: "docs/openapi.json",
    make: async () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  },
  ...statementArtefacts(),
];

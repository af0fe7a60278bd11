import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { NamedStatement } from "@heirlock/db/artefacts/statements/describe";
import { rowTypes, type StatementOfFile } from "@heirlock/db/artefacts/statements/row-types";
import { listProjectFiles, root } from "../source/files.ts";
import type { Artefact } from "./artefact.ts";
import { meanings } from "./meanings.ts";

const kernel = "apps/server/src/kernel/statement.ts";

/** The row types of each file of queries, written to `x.rows.ts` in the same folder. */
export function statementArtefacts(paths: readonly string[] = listProjectFiles()): Artefact[] {
  const queries = paths.filter((path) => path.startsWith("apps/server/src/") && path.endsWith(".queries.ts"));
  return queries.map((path) => ({
    name: "row types",
    path: path.replace(/\.queries\.ts$/, ".rows.ts"),
    async make(sources) {
      const { describe } = await sources.describer(meanings);
      const described: StatementOfFile[] = [];
      for (const [constant, statement] of await statementsOf(path)) {
        described.push({ constant, name: statement.name, ...(await describe(statement)) });
      }
      return rowTypes(described, `./${relative(dirname(path), kernel)}`.replace("./../", "../"), meanings);
    },
  }));
}

async function statementsOf(path: string): Promise<[string, NamedStatement][]> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
  return Object.entries(module).filter((entry): entry is [string, NamedStatement] => isStatement(entry[1]));
}

function isStatement(value: unknown): value is NamedStatement {
  return typeof value === "object" && value !== null && "name" in value && "text" in value;
}

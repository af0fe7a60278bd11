import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Describer, NamedStatement } from "@heirlock/db/artefacts/statements/describe";
import { rowTypes, type StatementOfFile, tablesIn } from "@heirlock/db/artefacts/statements/row-types";
import { tableTypes } from "@heirlock/db/artefacts/statements/table-types";
import { listProjectFiles, root } from "../source/files.ts";
import type { Artefact } from "./artefact.ts";
import { meanings } from "./meanings.ts";

const kernel = "apps/server/src/kernel/statement.ts";
const tables = "apps/server/src/kernel/tables.rows.ts";

/** The types of tables, and the row types of each file of queries, written to `x.rows.ts` in the same folder. */
export function statementArtefacts(paths: readonly string[] = listProjectFiles()): Artefact[] {
  const queries = paths.filter((path) => path.startsWith("apps/server/src/") && path.endsWith(".queries.ts"));
  const files = new Map<string, Promise<RowFile>>();
  const fileOf = (path: string, describer: Describer) => {
    const file = files.get(path) ?? rowFile(path, describer);
    files.set(path, file);
    return file;
  };
  return [
    {
      name: "types of tables",
      path: tables,
      async make(sources) {
        const describer = await sources.describer(meanings);
        const used = new Set<string>();
        for (const path of queries) for (const table of (await fileOf(path, describer)).tables) used.add(table);
        return tableTypes([...used].toSorted(), describer.table, meanings);
      },
    },
    ...queries.map(
      (path): Artefact => ({
        name: "row types",
        path: path.replace(/\.queries\.ts$/, ".rows.ts"),
        make: async (sources) => (await fileOf(path, await sources.describer(meanings))).text,
      }),
    ),
  ];
}

interface RowFile {
  text: string;
  /** From which its row types pick columns. */
  tables: string[];
}

async function rowFile(path: string, { describe, table }: Describer): Promise<RowFile> {
  const described: StatementOfFile[] = [];
  for (const [constant, statement] of await statementsOf(path)) {
    described.push({ constant, name: statement.name, ...(await describe(statement)) });
  }
  const modules = { kernel: importedBy(path, kernel), tables: importedBy(path, tables) };
  const text = rowTypes(described, modules, table, meanings);
  return { text, tables: tablesIn(text, described) };
}

function importedBy(path: string, module: string): string {
  return `./${relative(dirname(path), module)}`.replace("./../", "../");
}

async function statementsOf(path: string): Promise<[string, NamedStatement][]> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
  return Object.entries(module).filter((entry): entry is [string, NamedStatement] => isStatement(entry[1]));
}

function isStatement(value: unknown): value is NamedStatement {
  return typeof value === "object" && value !== null && "name" in value && "text" in value;
}

import { migratedDatabase } from "@heirlock/db/artefacts/migrated-database";
import { createDescriber, type Describer } from "@heirlock/db/artefacts/statements/describe";
import type { Sources } from "./artefacts/artefact.ts";
import { staleArtefacts, writeArtefacts } from "./artefacts/compare.ts";
import { artefacts } from "./artefacts/list.ts";

const root = new URL("../", import.meta.url);
const database = migratedDatabase();
let describer: Promise<Describer> | undefined;
const sources: Sources = {
  databaseUrl: database.databaseUrl,
  async describer(meanings) {
    describer ??= createDescriber(await database.databaseUrl(), meanings);
    return describer;
  },
};
try {
  if (process.argv.includes("--check")) {
    const stale = await staleArtefacts(artefacts, root, sources);
    for (const line of stale) console.error(line);
    process.exitCode = stale.length ? 1 : 0;
  } else {
    for (const path of await writeArtefacts(artefacts, root, sources)) console.log(`wrote ${path}`);
  }
} finally {
  await (await describer)?.close();
  await database.close();
}

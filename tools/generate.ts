import { migratedDatabase } from "@heirlock/db/artefacts/migrated-database";
import { staleArtefacts, writeArtefacts } from "./artefacts/compare.ts";
import { artefacts } from "./artefacts/list.ts";

const root = new URL("../", import.meta.url);
const database = migratedDatabase();
try {
  if (process.argv.includes("--check")) {
    const stale = await staleArtefacts(artefacts, root, database);
    for (const line of stale) console.error(line);
    process.exitCode = stale.length ? 1 : 0;
  } else {
    for (const path of await writeArtefacts(artefacts, root, database)) console.log(`wrote ${path}`);
  }
} finally {
  await database.close();
}

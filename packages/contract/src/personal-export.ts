import { foldTables } from "./slices.ts";

/** What the export of a person's data holds, section by section, under the database's names (SEC-036). */
export const exportedColumns = foldTables("exported");

import type { Describer } from "@heirlock/db/artefacts/statements/describe";
import type { Meanings } from "@heirlock/db/artefacts/statements/meanings";

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

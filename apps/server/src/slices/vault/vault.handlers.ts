import type { HandlerOf } from "../../kernel/jobs.ts";
import { storeOf } from "../../kernel/storage/store-of.ts";
import { collectFiles as collectUnusedFiles } from "./files/collect-files.ts";
import type * as jobs from "./vault.jobs.ts";

export const collectFiles: HandlerOf<typeof jobs.collectFiles> = ({ config, pools }) => {
  const deps = { worker: pools.worker, store: storeOf(config) };
  return () => collectUnusedFiles(deps);
};

import type { MessageFiles } from "./message-files.ts";

// One chunk for each folder: a page fetches its own texts and no others.
export const files = import.meta.glob([
  "../messages.es.json",
  "../../ui/messages.es.json",
  "../../app/messages.es.json",
  "../../app/*/messages.es.json",
  "../../features/*/messages.es.json",
  "../../features/*/*/messages.es.json",
]) as MessageFiles;

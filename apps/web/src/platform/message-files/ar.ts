import type { MessageFiles } from "./message-files.ts";

// One chunk for each folder: a page fetches its own texts and no others.
export const files = import.meta.glob([
  "../messages.ar.json",
  "../../ui/messages.ar.json",
  "../../app/messages.ar.json",
  "../../app/*/messages.ar.json",
  "../../features/*/messages.ar.json",
  "../../features/*/*/messages.ar.json",
]) as MessageFiles;

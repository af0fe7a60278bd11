import type { MessageFiles } from "./message-files.ts";

// One chunk for each folder: a page fetches its own texts and no others.
export const files = import.meta.glob([
  "../messages.fr.json",
  "../../ui/messages.fr.json",
  "../../app/messages.fr.json",
  "../../app/*/messages.fr.json",
  "../../features/*/messages.fr.json",
  "../../features/*/*/messages.fr.json",
]) as MessageFiles;

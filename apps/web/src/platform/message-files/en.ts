import type { MessageFiles } from "./message-files.ts";

// One chunk for each folder: a page fetches its own texts and no others.
export const files = import.meta.glob([
  "../messages.en.json",
  "../../ui/messages.en.json",
  "../../app/messages.en.json",
  "../../app/*/messages.en.json",
  "../../features/*/messages.en.json",
  "../../features/*/*/messages.en.json",
]) as MessageFiles;

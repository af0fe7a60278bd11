import type { MessageFiles } from "./message-files.ts";

/** The texts of sign-in, in the language that everybody falls back to: the list of all others stays out of its load. */
export const files = import.meta.glob([
  "../../ui/messages.en.json",
  "../../app/messages.en.json",
  "../../features/account/sign-in/messages.en.json",
]) as MessageFiles;

import { mergeNames, type Names } from "./merge-names.ts";

export const names = mergeNames(
  import.meta.glob<Names>("../../features/*/names.en.json", { eager: true, import: "default" }),
);

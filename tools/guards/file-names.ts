import type { Guard } from "./guard.ts";

/** Names that say when or how much instead of what. */
const empty = "utils?|helpers?|common|misc|shared|stuff|legacy|new|old|v\\d+|temp|tmp";
const asWhole = new RegExp(`^(${empty})$`);
const asEnding = /[-.](utils?|helpers?|misc|legacy|v\d+|new|old|copy|final)$/;

export const fileNames: Guard = {
  name: "file names",
  check: (files) =>
    files.flatMap(({ path }) => {
      const folders = path.split("/");
      const file = folders.pop()!.replace(/^\./, "");
      const stem = file.replace(/(\.(test|queries|routes|jobs|journey|gen))?\.[a-z]+$/, "");
      const bad = [...folders, stem].find((name) => asWhole.test(name) || asEnding.test(name));
      if (bad) return [{ path, line: 1, what: `"${bad}" does not say what is in it` }];
      const isCode = /\.(ts|tsx|css|sql)$/.test(file);
      if (isCode && !/^[a-z0-9][a-z0-9.-]*$/.test(file)) return [{ path, line: 1, what: "is not kebab-case" }];
      return [];
    }),
};

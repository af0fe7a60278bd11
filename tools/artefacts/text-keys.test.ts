import { expect, test } from "vitest";
import { textKeyFile } from "./text-keys.ts";

const text = (path: string) => ({ path: `apps/web/src/${path}`, text: "{}" });

test("a folder's texts are a namespace, and all names of pages are one", () => {
  const file = textKeyFile([
    text("features/vault/form/messages.en.json"),
    text("features/vault/form/messages.fr.json"),
    text("features/vault/names.en.json"),
    text("features/assets/names.en.json"),
    text("ui/messages.en.json"),
    text("features/site/articles/security.en.json"),
    { path: "apps/server/src/slices/vault/messages.en.json", text: "{}" },
  ]);
  expect(file.match(/^ {6}.*;$|^ {6,}.*&$|^ {8}.*;$/gm)).toEqual([
    '      names: typeof import("./features/vault/names.en.json") &',
    '        typeof import("./features/assets/names.en.json");',
    '      ui: typeof import("./ui/messages.en.json");',
    '      "vault/form": typeof import("./features/vault/form/messages.en.json");',
  ]);
});

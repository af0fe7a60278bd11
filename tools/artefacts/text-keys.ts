import { defaultLanguage } from "@heirlock/domain/languages";
import { readMessageSets } from "../guards/message-files.ts";
import type { SourceFile } from "../source/files.ts";

const source = "apps/web/src/";

/** Tells i18next which texts there are, so that a key or a namespace which does not exist fails the type check. */
export function textKeyFile(files: SourceFile[]): string {
  const folders = new Map<string, string[]>();
  for (const { base, namespace } of readMessageSets(files))
    if (namespace && base.startsWith(source))
      folders.set(namespace, [...(folders.get(namespace) ?? []), base.slice(source.length)]);
  const inOrder = [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    "// Written by `pnpm generate` from the folders that have texts (tools/artefacts/text-keys.ts). Do not edit.",
    'import "i18next";',
    "",
    'declare module "i18next" {',
    "  interface CustomTypeOptions {",
    '    defaultNS: "ui";',
    "    resources: {",
    ...inOrder.map(([namespace, bases]) => `      ${quoted(namespace)}: ${bases.map(typeOf).join(" &\n        ")};`),
    "    };",
    "  }",
    "}",
    "",
  ].join("\n");
}

const quoted = (name: string) => (/^\w+$/.test(name) ? name : `"${name}"`);
const typeOf = (base: string) => `typeof import("./${base}.${defaultLanguage}.json")`;

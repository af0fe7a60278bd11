import { type Language, languages } from "@heirlock/domain/languages";
import type { SourceFile } from "../source/files.ts";

/** One set of texts: `messages` of a folder or a text of its own, in every language it was found in. */
export type MessageSet = {
  /** "apps/web/src/features/assets/messages" */
  base: string;
  /** The i18next namespace: the folder's path, `vault/form` or `app/frames`. `names` for the names of pages and places, which all features share. Null for texts that are not read by key (help articles, legal texts). */
  namespace: string | null;
  locales: Map<Language, Map<string, string>>;
};

const localised = new RegExp(`^(apps/.+)\\.(${languages.join("|")})\\.json$`);

export function readMessageSets(files: SourceFile[]): MessageSet[] {
  const sets = new Map<string, MessageSet>();
  for (const file of files) {
    const match = localised.exec(file.path);
    if (!match) continue;
    const base = match[1]!;
    const namespace = base.endsWith("/messages") ? namespaceOf(base) : base.endsWith("/names") ? "names" : null;
    const set = sets.get(base) ?? { base, namespace, locales: new Map() };
    sets.set(base, set);
    set.locales.set(match[2] as Language, flatten(JSON.parse(file.text)));
  }
  return [...sets.values()];
}

/** `vault/form` of "apps/web/src/features/vault/form/messages". */
const namespaceOf = (base: string) => base.replace(/^apps\/[^/]+\/src\/(features\/)?/, "").replace(/\/messages$/, "");

/** `{ a: { b: "x" } }` as `a.b`, the way i18next addresses it; list items by their index. */
function flatten(value: unknown, prefix = "", into = new Map<string, string>()): Map<string, string> {
  if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) flatten(inner, prefix ? `${prefix}.${key}` : key, into);
  else if (typeof value === "string") into.set(prefix, value);
  return into;
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** `found` of `found_one`; the key itself if it has no plural form. */
export const baseKey = (key: string) => key.replace(pluralSuffix, "");

/** Base key to the plural forms that stand for it; a text without plural has none. */
export function pluralForms(messages: Map<string, string>): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of messages.keys()) {
    const base = baseKey(key);
    const known = forms.get(base) ?? new Set();
    forms.set(base, known);
    const form = pluralSuffix.exec(key)?.[1];
    if (form) known.add(form);
  }
  return forms;
}

/** A feature's names.<locale>.json: titles of its pages, their descriptions, and its places in the navigation. */
export interface Names {
  pages?: Record<string, string>;
  description?: Record<string, string>;
  nav?: Record<string, string>;
}

/** One table out of every feature's own. Throws when two features give the same key a name. */
export function mergeNames(files: Record<string, Names>): Record<keyof Names, Record<string, string>> {
  const merged = { pages: {}, description: {}, nav: {} } as Record<keyof Names, Record<string, string>>;
  for (const [file, names] of Object.entries(files))
    for (const [part, texts] of Object.entries(names) as [keyof Names, Record<string, string>][])
      for (const [key, text] of Object.entries(texts)) {
        if (key in merged[part]) throw new Error(`${file}: another feature has ${part}.${key}`);
        merged[part][key] = text;
      }
  return merged;
}

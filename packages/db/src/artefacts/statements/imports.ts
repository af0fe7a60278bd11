/** The imports of what the text mentions. */
export function importsFor(body: string, known: Readonly<Record<string, { from: string }>>): string {
  const places = new Map<string, string[]>();
  for (const [name, { from }] of Object.entries(known)) {
    if (new RegExp(`\\b${name}\\b`).test(body)) places.set(from, [...(places.get(from) ?? []), name]);
  }
  return [...places]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => `import type { ${names.toSorted().join(", ")} } from "${from}";\n`)
    .join("");
}

import { languages } from "@heirlock/domain/languages";

/** What Vite writes about its chunks, by source file. */
export type ViteManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const entry = "index.html";
/** Loaded when a language is chosen; without a connection they would be missing. */
const textsOf = (language: string) => [
  `src/app/messages.${language}.json`,
  `src/app/frames/messages.${language}.json`,
  `src/ui/messages.${language}.json`,
  `src/platform/messages.${language}.json`,
  `src/platform/message-files/${language}.ts`,
  `src/platform/message-files/names-${language}.ts`,
];
const besideScripts = ["/index.html", "/boot.js", "/icon.svg"];

/** The files that an installed app must have to start and to say that there is no connection, in every language. */
export function coreOf(manifest: ViteManifest): string[] {
  const core = new Set(besideScripts);
  const reached = new Set<string>();
  const queue = [entry, ...languages.flatMap(textsOf)];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    core.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) core.add(`/${style}`);
    queue.push(...(chunk.imports ?? []));
  }
  return [...core].sort();
}

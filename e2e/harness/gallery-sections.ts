import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@heirlock/tools/source/files";
import { type Node, parse, walk } from "@heirlock/tools/source/syntax";

const galleryFile = "apps/web/src/ui/gallery/gallery-page.tsx";

/** The sections of the gallery, read from its source: a new one is opened the day it is added. */
export function gallerySections(text = readFileSync(join(root, galleryFile), "utf8")): string[] {
  const names: string[] = [];
  walk(parse({ path: galleryFile, text }).program, (node) => {
    if (node.type !== "VariableDeclarator" || node.id.name !== "sections") return;
    for (const property of node.init.properties as Node[]) names.push(property.key.name);
  });
  if (names.length === 0) throw new Error(`${galleryFile} has no sections`);
  return names;
}

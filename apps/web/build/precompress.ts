import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const worthIt = /\.(?:html|js|css|svg|json|webmanifest|txt|wasm)$/;
const smallest = 1024;

/** Writes .br and .gz beside every text file, so that the server never compresses while somebody waits. */
export function precompress(): Plugin {
  let outDir = "dist";
  return {
    name: "heirlock-precompress",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: { sequential: true, handler: () => compressFolder(outDir) },
  };
}

/** Also called after prerendering, which writes its pages later than the bundler. */
export async function compressFolder(folder: string, which: RegExp = worthIt): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !which.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < smallest) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

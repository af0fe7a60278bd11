import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { TypesetAnswer, TypesetJob } from "./typesetter.ts";

/*
 * A process of its own, started by typesetter.ts: what people write is typeset here, with no key, no database and no
 * address of one, so that a document that takes too long or too much is ended without anybody else noticing.
 */

const { resolve } = createRequire(import.meta.url);
const fonts = [
  "@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf",
  "@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf",
  "@expo-google-fonts/newsreader/700Bold/Newsreader_700Bold.ttf",
  "@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf",
  "@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf",
  "@expo-google-fonts/atkinson-hyperlegible-mono/400Regular/AtkinsonHyperlegibleMono_400Regular.ttf",
].map((path) => readFileSync(resolve(path)));

/** What a process may hold before the next document gets a new one; the compiler keeps what it has seen. */
const mostBytes = 600 * 1024 * 1024;

// A folder that does not exist: a template reads nothing but its input.
const workspace = `${import.meta.dirname}/nothing`;
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }], workspace });

function typeset({ template, document }: TypesetJob): Uint8Array {
  const inputs = { document };
  const pdf = compiler.pdf({ mainFileContent: template, inputs }, { creationTimestamp: 0, pdfTags: true });
  compiler.evictCache(10);
  return pdf;
}

process.on("message", (job: TypesetJob) => {
  let answer: TypesetAnswer;
  try {
    answer = { pdf: typeset(job), isFull: process.memoryUsage().rss > mostBytes };
  } catch (error) {
    // The compiler's own words may quote the document, so that they stay here.
    answer = { failed: error instanceof Error ? error.name : "unknown" };
  }
  process.send?.(answer);
});
process.on("disconnect", () => process.exit(0));

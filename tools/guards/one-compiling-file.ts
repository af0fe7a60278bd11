import { posix } from "node:path";
import type { BuiltFiles } from "./built-files.ts";
import type { Finding } from "./guard.ts";

const compiles = /\bWebAssembly\s*\.\s*(?:compile|instantiate|Module|compileStreaming|instantiateStreaming)\b/;
const evaluates = /(?<![\w$.])eval\s*\(|\bnew\s+Function\s*\(/;
const isKeysWorker = (path: string) => /^keys-worker[-.]/.test(posix.basename(path));
/**
 * PDF.js carries decoders in WebAssembly beside those in plain script. They are switched off (open-pdf.ts), and the policy
 * of its file would refuse to compile them.
 */
const isPdfWorker = (path: string) => /^pdf\.worker\.min[-.]/.test(posix.basename(path));

/** KEY-003: one built file, the key worker, needs 'wasm-unsafe-eval'; none needs more. */
export function checkCompilingFiles(files: BuiltFiles): Finding[] {
  const scripts = [...files].filter(([path]) => path.endsWith(".js"));
  const workers = scripts.filter(([path]) => isKeysWorker(path));
  const findings: Finding[] = [];
  const say = (path: string, what: string) => findings.push({ path: `dist/${path}`, line: 1, what });
  if (workers.length !== 1) say("", `${workers.length} files are named keys-worker, the server's policy expects one`);
  for (const [path, content] of scripts) {
    const text = content.toString("utf8");
    if (!isKeysWorker(path) && !isPdfWorker(path) && compiles.test(text))
      say(path, "compiles WebAssembly outside of the key worker");
    if (evaluates.test(text)) say(path, "evaluates text as code");
  }
  return findings;
}

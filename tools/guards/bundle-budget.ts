import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import { parse } from "../source/syntax.ts";
import type { BuiltFiles } from "./built-files.ts";
import type { Finding } from "./guard.ts";

const kB = 1000;

/** PRF-001: what a person downloads as script before the sign-in form stands. */
const signInBudget = 150 * kB;

/** PRF-007: what a page may add to the scripts that every page has, gzipped. Raise a line only with its reason. */
const formKit = "form-kit";
const pageBudgets: Record<string, number> = {
  default: 60 * kB,
  // Forms that check with the contract's own schemas before they send. A half here and below is for how many chunks the
  // bundler makes of what pages share, and for their names, as with the members.
  "sign-up-page": 65 * kB,
  "add-asset-page": 110.5 * kB,
  "edit-asset-page": 111 * kB,
  "profile-page": 130 * kB,
  // Menus, dialogs and queries: the frame around every signed-in page has them already, the rest is about 20 kB.
  // The last of it draws loading and failure, a chunk that most pages share (ui/feedback/loaded.tsx).
  // What the signed plan names and the server does not show is told here (KEY-069). Each row names who can open the entry,
  // and when; the rule for that is fetched with the answer.
  "vault-list-page": 111 * kB,
  // Also whom the entry is meant for, and when. The half is for the names of its chunks, as with the members.
  "entry-page": 110.5 * kB,
  // What comes back from the bin is signed; a first plan asks which older keys have one of their own (KEY-075).
  "removed-page": 69 * kB,
  // Dialogs and queries, without a menu of their own.
  "assets-page": 78 * kB,
  "asset-page": 78 * kB,
  "export-page": 70.5 * kB,
  // A menu and lists to choose from; the dialogs come on request. The half is for the names of its forty chunks, which are
  // different letters in every build: the same page was between 99.9 and 100.0 kB.
  "members-page": 100.5 * kB,
  // Lists to choose from, a question before leaving, and switches for 17 areas with the choices that differ; the pickers
  // come on request.
  "add-member-page": 108.5 * kB,
  "edit-member-page": 101 * kB,
};

/** Chunks that no page loads by itself. The key worker has Argon2id, age and post-quantum keys. */
const partBudgets: Record<string, number> = {
  default: 70 * kB,
  "keys-worker": 120 * kB,
  // react-hook-form and our hook around it: the first form of a session brings it, and no page pays for it again.
  [formKit]: 14 * kB,
  // PDF.js, for whoever presses Open on a PDF in the vault.
  "pdf-preview": 145 * kB,
  "pdf.worker.min": 400 * kB,
};

/** LAW: a part that is loaded on demand, with the law it needs at once; the first load pays nothing (vite.config.ts). */
const lawBudgets: Record<string, number> = {
  default: 60 * kB,
  // All engines and all checks of a will: it is loaded beside the builder, which does not wait for it.
  "check-will": 62.5 * kB,
};
const isLaw = (path: string) => path.startsWith("assets/law/");

export type BundleReport = { signIn: number; pages: Map<string, number>; findings: Finding[] };

export function checkBundle(files: BuiltFiles): BundleReport {
  const entry = entryScripts(files);
  const first = closure(files, entry);
  const findings: Finding[] = [];
  const hold = (path: string, what: string, bytes: number, budget: number) => {
    if (bytes > budget)
      findings.push({
        path: `dist/${path}`,
        line: 1,
        what: `${what} is ${show(bytes)}, the budget is ${show(budget)}`,
      });
  };
  const pages = new Map<string, number>();
  let signIn = Number.NaN;
  for (const path of files.keys()) {
    if (!path.endsWith(".js")) continue;
    const name = chunkName(path);
    if (name.endsWith("-page")) {
      const all = [...closure(files, [path])].filter((one) => !first.has(one));
      const own = size(files, new Set(all.filter((one) => chunkName(one) !== formKit)));
      pages.set(name, own);
      hold(path, name, own, pageBudgets[name] ?? pageBudgets.default!);
      if (name === "sign-in-page") signIn = size(files, first) + size(files, new Set(all));
    } else if (!first.has(path)) {
      hold(path, name, size(files, new Set([path])), partBudgets[name] ?? partBudgets.default!);
    }
  }
  for (const path of first) if (isLaw(path)) findings.push(paidByEverybody(path));
  for (const path of files.keys()) {
    if (!isLaw(path) || !path.endsWith(".js")) continue;
    hold(
      path,
      `the law of ${chunkName(path)}`,
      size(files, new Set([...closure(files, [path])].filter(isLaw))),
      lawBudgets[chunkName(path)] ?? lawBudgets.default!,
    );
  }
  if (Number.isNaN(signIn)) findings.push({ path: "dist", line: 1, what: "there is no sign-in-page chunk to measure" });
  else hold(entry[0] ?? "index.html", "the first load of sign-in", signIn, signInBudget);
  return { signIn, pages, findings };
}

const paidByEverybody = (path: string): Finding => ({
  path: `dist/${path}`,
  line: 1,
  what: "the first load contains law, which is loaded on demand only",
});

const show = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`;

/** `sign-in-page` of "assets/sign-in-page-Bx3_9aZq.js". */
const chunkName = (path: string) => posix.basename(path, ".js").replace(/-[\w-]{8}$/, "");

/** Scripts that index.html runs or preloads. */
function entryScripts(files: BuiltFiles): string[] {
  const html = files.get("index.html")?.toString("utf8") ?? "";
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"|<link\b[^>]*\brel="modulepreload"[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="\/?([^"]+)"/.exec(tag)?.[1] ?? []).filter((path) => files.has(path));
}

/** The files and everything they import before they run. */
function closure(files: BuiltFiles, start: string[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const content = files.get(path);
    if (!content || reached.has(path)) continue;
    reached.add(path);
    for (const from of staticImports(path, content)) queue.push(posix.join(posix.dirname(path), from));
  }
  return reached;
}

function staticImports(path: string, content: Buffer): string[] {
  const { program } = parse({ path, text: content.toString("utf8") });
  return program.body.flatMap((node: { source?: { value: string } }) => node.source?.value ?? []);
}

const size = (files: BuiltFiles, paths: Set<string>) =>
  [...paths].reduce((sum, path) => sum + gzipSync(files.get(path)!, { level: 9 }).length, 0);

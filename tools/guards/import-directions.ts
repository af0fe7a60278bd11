import { posix } from "node:path";
import { isCode, isTest, type SourceFile } from "../source/files.ts";
import { type Import, parse } from "../source/syntax.ts";
import type { Finding, Guard } from "./guard.ts";

/** Who may import which workspace package (docs/architecture.md, "Imports allowed"). */
const mayImport: Record<string, string[]> = {
  domain: [],
  law: [],
  crypto: [],
  db: [],
  contract: ["domain", "law"],
  keyring: ["crypto", "contract", "domain"],
  server: ["contract", "domain", "law", "db", "crypto"],
  web: ["contract", "domain", "law", "crypto", "keyring"],
  tools: ["contract", "domain", "law", "db", "crypto"],
  e2e: ["contract", "domain", "law", "db", "crypto", "tools"],
  bench: ["contract", "domain", "law", "db", "crypto", "tools"],
};

/** What the server may know of the cryptography: formats and signatures, never what decrypts. */
const serverCrypto = new Set(["@heirlock/crypto/format", "@heirlock/crypto/verify"]);

type Place = { zone: string; path: string };

function placeOf(path: string): Place | null {
  const [top, second] = path.split("/");
  if ((top === "packages" || top === "apps") && second) return { zone: second, path };
  if (top === "tools" || top === "e2e" || top === "bench") return { zone: top, path };
  return null;
}

/** `slices/assets` of "apps/server/src/slices/assets/list.ts": the layer and, where layers have parts, the part. */
function partOf(path: string, app: "server" | "web"): { layer: string; part: string } | null {
  const match = new RegExp(`^apps/${app}/src/([^/]+)/([^/]+)`).exec(path);
  return match ? { layer: match[1]!, part: match[2]! } : null;
}

export const importDirections: Guard = {
  name: "import directions",
  check: (files) => files.filter((file) => isCode(file.path)).flatMap(checkFile),
};

function checkFile(file: SourceFile): Finding[] {
  const from = placeOf(file.path);
  if (!from) return [];
  return parse(file).imports.flatMap((one) => {
    const what = objection(from, one);
    return what ? [{ path: file.path, line: one.line, what: `imports ${one.from}: ${what}` }] : [];
  });
}

function objection(from: Place, one: Import): string | null {
  if (one.from.startsWith("@heirlock/")) return packageObjection(from, one.from);
  if (!one.from.startsWith(".")) return null;
  // Tools, journeys and measurements start apps as processes and read files; only loading code is an import.
  if (one.asUrl && ["tools", "e2e", "bench"].includes(from.zone)) return null;
  const target = posix.normalize(posix.join(posix.dirname(from.path), one.from.replace(/\?.*$/, "")));
  const to = placeOf(target);
  if (to && to.zone !== from.zone)
    return to.path.startsWith("apps/") ? "nothing imports an app" : "another package is imported by its name";
  if (from.zone === "server") return serverObjection(from.path, target);
  if (from.zone === "web") return webObjection(from.path, target);
  return null;
}

function packageObjection(from: Place, name: string): string | null {
  const target = name.split("/")[1]!;
  if (target === from.zone) return "a package imports its own files by their path";
  if (target === "web" || target === "server") return "nothing imports an app";
  if (!mayImport[from.zone]?.includes(target)) return `${from.zone} does not import ${target}`;
  // A server test plays the browser's part, with the browser's cryptography.
  if (from.zone === "server" && target === "crypto" && !serverCrypto.has(name) && !isTest(from.path))
    return "of crypto the server imports only format and verify";
  return null;
}

function serverObjection(path: string, target: string): string | null {
  const [from, to] = [partOf(path, "server"), partOf(target, "server")];
  if (!from || !to || isTest(path)) return null;
  if (from.layer === "kernel" && to.layer === "slices") return "the kernel knows no slice";
  const otherSlice = from.layer === "slices" && to.layer === "slices" && from.part !== to.part;
  if (otherSlice && /\.queries\.ts$/.test(target)) return "a slice calls another slice's use case, never its queries";
  return null;
}

const offer = /^apps\/web\/src\/features\/[^/]+\/offers\//;

function webObjection(path: string, target: string): string | null {
  const [from, to] = [partOf(path, "web"), partOf(target, "web")];
  if (!from || !to || isTest(path)) return null;
  if (to.layer === "features" && (from.layer === "ui" || from.layer === "platform"))
    return `${from.layer} knows no feature`;
  if (to.layer === "features" && from.layer === "features" && from.part !== to.part)
    return offer.test(target) ? null : "a feature uses another one's offers only";
  if (
    to.layer === "features" &&
    from.layer === "app" &&
    !/^apps\/web\/src\/features\/[^/]+\/(offers\/|routes\.ts$)/.test(target)
  )
    return "app uses a feature's routes, its feature.ts and its offers only";
  if (to.layer === "app" && from.layer !== "app") return "app stands above everything and is imported by nothing";
  return null;
}

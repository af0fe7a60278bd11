import { execFileSync } from "node:child_process";
import { root } from "../source/files.ts";

/** What one part of the workspace consists of, as pnpm lists it (CycloneDX 1.7). */
export interface Bill {
  bomFormat: string;
  specVersion: string;
  components: Component[];
  [more: string]: unknown;
}
export interface Component {
  name: string;
  group?: string;
  version: string;
  purl: string;
}

/** `production` is what a server needs to run; `everything` also what builds and checks it. */
export type Extent = "production" | "everything";

const product = ["--filter", "@heirlock/server...", "--filter", "@heirlock/web..."];

/** From the lockfile alone: the same on every machine. */
export function readBill(extent: Extent): Bill {
  const which = extent === "production" ? [...product, "--prod"] : [];
  const args = ["--silent", "sbom", "--sbom-format", "cyclonedx", "--lockfile-only", ...which];
  const text = execFileSync("pnpm", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(text) as Bill;
}

export const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

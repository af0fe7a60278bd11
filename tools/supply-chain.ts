import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./source/files.ts";
import { checkAdvisories } from "./supply-chain/advisories.ts";
import { nameOf, readBill } from "./supply-chain/bill.ts";
import { belowFloor, exceptions, firstGood, readOn } from "./supply-chain/known-advisories.ts";

/**
 * `pnpm supply-chain`: writes the bill of materials of what runs in production (CycloneDX) to `.sbom/heirlock.cdx.json` and
 * asks the registry for advisories about everything that is installed.
 */
const bill = readBill("production");
const target = join(root, ".sbom", "heirlock.cdx.json");
mkdirSync(join(root, ".sbom"), { recursive: true });
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`bill of materials: ${bill.components.length} components in production, in .sbom/heirlock.cdx.json`);

const installed = new Map<string, string[]>();
for (const component of readBill("everything").components) {
  const name = nameOf(component);
  installed.set(name, [...(installed.get(name) ?? []), component.version]);
}
const registry =
  process.env.ADVISORY_REGISTRY ?? execFileSync("pnpm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
const today = new Date().toISOString().slice(0, 10);
const checked = await checkAdvisories(registry.endsWith("/") ? registry : `${registry}/`, installed, {
  exceptions,
  today,
});

const failed = belowFloor(installed);
if (checked.outcome === "checked") {
  failed.push(...checked.findings);
  for (const line of checked.accepted) console.log(`accepted: ${line}`);
  console.log(`advisories: ${installed.size} packages asked for, ${checked.findings.length} findings`);
} else {
  const floors = Object.keys(firstGood).length;
  console.log(`advisories: NOT CHECKED, ${checked.because}; only held against ${floors} floors read on ${readOn}`);
}
for (const line of failed) console.log(`failed: ${line}`);
console.log(`${failed.length === 0 ? 2 : 1} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

// `pnpm law:stale`: lists rules, facts and countries that were last checked over 24 months ago. With --fail it exits 1
// where there are any; with --today 2028-07-01 it looks from that day.
import { parseArgs } from "node:util";
import { everythingReviewed, freshMonths, staleAt } from "@heirlock/law/review/stale";

const { values } = parseArgs({ options: { today: { type: "string" }, fail: { type: "boolean", default: false } } });
const today = values.today ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(today)) {
  console.error("Which day? pnpm law:stale --today 2028-07-01");
  process.exit(1);
}

const all = everythingReviewed();
const stale = staleAt(today, all);
for (const { file, what, source, month } of stale) {
  console.log(`${month}  packages/law/src/${file}  ${what}  (${source})`);
}
console.log(`${stale.length} of ${all.length} last checked over ${freshMonths} months before ${today}`);
if (values.fail && stale.length > 0) process.exitCode = 1;

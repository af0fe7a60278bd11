import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** `method="dialog"` outside of a dialog sends nothing: a press before, or without, our script must not put what was
 * typed into an address. */
test("[SEC-032] no form of ours can be sent by the browser itself", () => {
  const source = join(import.meta.dirname, "..");
  const forms = globSync("**/*.tsx", { cwd: source }).flatMap((path) =>
    [...readFileSync(join(source, path), "utf8").matchAll(/<form\b[^>]*/g)].map(([tag]) => ({ path, tag })),
  );
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter(({ tag }) => !tag.includes('method="dialog"'))).toEqual([]);
});

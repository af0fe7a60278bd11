import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const tagsIn = (pattern: RegExp) =>
  globSync("**/*.tsx", { cwd: source }).flatMap((path) =>
    [...readFileSync(join(source, path), "utf8").matchAll(pattern)].map(([tag]) => ({ path, tag })),
  );

/** `method="dialog"` outside of a dialog sends nothing: a press before, or without, our script must not put what was
 * typed into an address. */
test("[SEC-032] no form of ours can be sent by the browser itself", () => {
  // Every form is the kit's, so one tag decides for all of them.
  const forms = tagsIn(/<form\b[^>]*/g);
  expect(forms.map(({ path }) => path)).toEqual(["ui/forms/form.tsx"]);
  expect(forms[0]?.tag).toContain('method="dialog"');
  expect(tagsIn(/<(?:Form|FormDialog)\b/g).length).toBeGreaterThan(20);
  // Nothing that a form passes on may take its place.
  expect(tagsIn(/<Form\b[^>]*\b(?:method|action)=/g)).toEqual([]);
});

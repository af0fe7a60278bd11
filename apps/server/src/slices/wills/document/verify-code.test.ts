import jsqr from "jsqr";
import { expect, test } from "vitest";
import { versionOf } from "../testing/version-of.ts";
import { verifyCodeOf } from "./verify-code.ts";

/** As a camera sees it: four pixels a module, with the white of the paper around. */
function scanned(svg: string): string | undefined {
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)![1]);
  const [scale, quiet] = [4, 4];
  const side = (modules + quiet * 2) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++) {
        const at = (((Number(y) + quiet) * scale + dy) * side + (Number(x) + quiet) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
  return jsqr.default(pixels, side, side)?.data;
}

test("[DOC-014] the code of a published version can be scanned, and has hash and version behind the #", () => {
  const code = verifyCodeOf(versionOf("gb-common-english"), "https://heirlock.test");
  expect(scanned(code!)).toBe(`https://heirlock.test/verify#v=1.1.${"ab".repeat(32)}`);
});

test("[DOC-007] a draft has no verification code", () => {
  const draft = { ...versionOf("gb-common-english"), status: "draft" as const, content_hash: null };
  expect(verifyCodeOf(draft, "https://heirlock.test")).toBeNull();
});

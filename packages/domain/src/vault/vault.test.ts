import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plans } from "../billing/plans.ts";
import { decideQuota, decideRoom, quotaBytes } from "./decide-room.ts";
import { fileKindOf } from "./file-types.ts";
import { filePartBytes, maxFileBytes, maxSealedFileBytes, partSizes } from "./limits.ts";

describe("room", () => {
  test("[VLT-036] [VLT-068] three entries on Free, then the paywall; 50 and 200 on paid plans, then the limit", () => {
    expect(decideRoom("free", 2)).toEqual({ allowed: true });
    expect(decideRoom("free", 3)).toEqual({ allowed: false, code: "PAYWALL", used: 3, max: 3 });
    expect(decideRoom("premium", 50)).toEqual({ allowed: false, code: "CAP_REACHED", used: 50, max: 50 });
    expect(decideRoom("family", 199)).toEqual({ allowed: true });
    expect(decideRoom("family", 200)).toEqual({ allowed: false, code: "CAP_REACHED", used: 200, max: 200 });
  });

  test("every entry of a plan may have a file of full size", () => {
    for (const { code, limits } of Object.values(plans)) {
      expect(quotaBytes(code)).toBeGreaterThanOrEqual(limits.vault * maxSealedFileBytes);
      expect(decideQuota(code, quotaBytes(code) - 5, 5)).toEqual({ allowed: true });
      expect(decideQuota(code, quotaBytes(code) - 5, 6)).toMatchObject({ allowed: false, code: "CAP_REACHED" });
    }
  });
});

test("[VLT-022] 20 MB are 20971520 bytes", () => {
  expect(maxFileBytes).toBe(20_971_520);
});

test("parts add up to the file, and only the last is smaller", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxSealedFileBytes }), (size) => {
      const parts = partSizes(size);
      expect(parts.reduce((sum, part) => sum + part)).toBe(size);
      expect(parts.slice(0, -1).every((part) => part === filePartBytes)).toBe(true);
      expect(parts.at(-1)).toBeGreaterThan(0);
    }),
  );
});

test("[VLT-021] a file is known by its name and its first bytes together", () => {
  const pdf = new TextEncoder().encode("%PDF-1.7");
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0);
  const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0);
  expect(fileKindOf("Will.PDF", pdf)).toBe("pdf");
  expect(fileKindOf("scan.jpeg", jpeg)).toBe("jpeg");
  expect(fileKindOf("letter.docx", zip)).toBe("docx");
  expect(fileKindOf("letter.zip", zip)).toBeNull();
  expect(fileKindOf("picture.png", jpeg)).toBeNull();
  expect(fileKindOf("will.pdf", new TextEncoder().encode("<html>"))).toBeNull();
  expect(fileKindOf("pdf", new Uint8Array())).toBeNull();
});

import { expect, test } from "vitest";
import { scannedNumber } from "./scanned-number.ts";

const own = { words: [], numbers: [], qrText: "HLV1:ABCDEFGHIJKLMNOPQRSTUVWXYZ234567ABCDEFGHIJKLMNOPQRSTU" };

test("[KEY-051] a scanned code is the same number, another one, or none", () => {
  expect(scannedNumber(own.qrText, own)).toBe("same");
  expect(scannedNumber(` ${own.qrText.toLowerCase()}\n`, own)).toBe("same");
  expect(scannedNumber(own.qrText.replace("ABC", "ABD"), own)).toBe("different");
  expect(scannedNumber(own.qrText.slice(0, -1), own)).toBe("different");
  for (const else_ of ["", "https://example.org", "HLC1:0000", "HLK1:0000"])
    expect(scannedNumber(else_, own), else_).toBe("other");
});

import { expect, test } from "vitest";
import { contentOfOldExport } from "./content-of-old-exports.ts";
import { openField } from "./field.ts";
import { facts, unhex } from "./testing.ts";

test("[KEY-037] an old export's base64 is decoded, its plain text kept, and neither ever empty", () => {
  const base64 = Buffer.from("The safe is behind the picture. الخزنة").toString("base64");
  expect(contentOfOldExport(base64)).toBe("The safe is behind the picture. الخزنة");
  expect(contentOfOldExport("The safe is behind the picture.")).toBe("The safe is behind the picture.");
  expect(contentOfOldExport("Cedar")).toBe("Cedar");
  expect(contentOfOldExport(Buffer.from([0, 1, 2, 255, 254, 7]).toString("base64"))).toBe("AAEC//4H");
});

test("[KEY-037] what the vault reads is never taken for base64 or plain text", () => {
  const key = unhex("11".repeat(32));
  for (const planted of ["", "The safe", Buffer.from("The safe").toString("base64"), "00ff:abcd"])
    expect(() => openField(key, { ...facts, field: "content" }, planted)).toThrow("sealed.invalid");
});

import { maxFileBytes } from "@heirlock/domain/vault/limits";
import { expect, test } from "vitest";
import { prepareFile } from "./prepare-file.ts";

const pdf = "%PDF-1.7 text";
const never = () => Promise.reject(new Error("not to be drawn"));

test("[VLT-021] a document is taken as it is, under its own type", async () => {
  const taken = await prepareFile(new File([pdf], "Will.PDF", { type: "text/plain" }), never);
  expect(taken).toMatchObject({ name: "Will.PDF", kind: "pdf" });
  expect("blob" in taken && [taken.blob.type, await taken.blob.text()]).toEqual(["application/pdf", pdf]);
});

test("[VLT-021] other kinds, empty files and names that lie are refused", async () => {
  for (const file of [
    new File(["MZ"], "setup.exe"),
    new File([], "empty.pdf"),
    new File(["<html>"], "will.pdf"),
    new File(["<svg/>"], "drawing.svg", { type: "image/svg+xml" }),
  ])
    expect(await prepareFile(file, never), file.name).toEqual({ problem: "type" });
});

test("[VLT-022] exactly 20 MB are taken, one byte more is not", async () => {
  const padding = new Uint8Array(maxFileBytes - pdf.length);
  expect(await prepareFile(new File([pdf, padding], "a.pdf"), never)).toMatchObject({ kind: "pdf" });
  expect(await prepareFile(new File([pdf, padding, "x"], "a.pdf"), never)).toEqual({ problem: "size" });
});

test("other pictures become a JPEG if the browser can read them, else they are refused", async () => {
  const heic = new File(["ftypheic"], "IMG_0001.HEIC", { type: "image/heic" });
  const jpeg = new Blob(["jpeg"], { type: "image/jpeg" });
  expect(await prepareFile(heic, async () => jpeg)).toEqual({ name: "IMG_0001.jpg", kind: "jpeg", blob: jpeg });
  expect(await prepareFile(heic, async () => null)).toEqual({ problem: "type" });
  expect(await prepareFile(heic, never)).toEqual({ problem: "type" });
});

test("a photo loses what it tells, and one with a flaw is drawn anew", async () => {
  const start = Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0, 7);
  const photo = new File([start, "Karim", Uint8Array.of(0xff, 0xd9)], "scan.jpg");
  const taken = await prepareFile(photo, never);
  expect("blob" in taken && (await taken.blob.text())).not.toContain("Karim");
  const cut = new File([start, "Kar"], "scan.jpg");
  const drawn = new Blob(["drawn"]);
  expect(await prepareFile(cut, async () => drawn)).toMatchObject({ name: "scan.jpg", blob: drawn });
});

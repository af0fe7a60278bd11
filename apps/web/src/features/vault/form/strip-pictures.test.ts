import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";

const bytes = (...parts: (number[] | string | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : [...part])));
const segment = (code: number, body: Uint8Array) =>
  bytes([0xff, code, (body.length + 2) >> 8, (body.length + 2) & 0xff], body);
const text = (found: Uint8Array | null) => Buffer.from(found ?? []).toString("latin1");

/** An Exif block as a phone writes it: the orientation, and a place that must not stay. */
function exif(orientation: number, little: boolean): Uint8Array {
  const tiff = Buffer.alloc(64);
  const two = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const four = (value: number, at: number) => (little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  tiff.write(little ? "II" : "MM", 0, "latin1");
  two(42, 2);
  four(8, 4);
  two(1, 8);
  two(0x0112, 10);
  two(3, 12);
  four(1, 14);
  two(orientation, 18);
  tiff.write("GPS 33.8938N 35.5018E", 30, "latin1");
  return segment(0xe1, bytes("Exif\0\0", tiff));
}

const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const jfif = segment(0xe0, bytes("JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0]));
const table = segment(0xdb, new Uint8Array(65).fill(7));
const scan = bytes(segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)), [1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4]);

describe("JPEG", () => {
  test("place, time, device, edits and comments go; tables, colours and the picture stay bit for bit", () => {
    const icc = segment(0xe2, bytes("ICC_PROFILE\0", [1, 1], "colours"));
    const adobe = segment(0xee, bytes("Adobe", [0, 100, 0, 0, 0, 0, 1]));
    const told = [
      exif(1, true),
      segment(0xe1, bytes("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>")),
      segment(0xe2, bytes("MPF\0", "second picture")),
      segment(0xed, bytes("Photoshop 3.0\0", "caption")),
      segment(0xfe, bytes("written by Karim")),
    ];
    const whole = bytes(start, jfif, ...told, icc, adobe, table, scan, table, scan, end, "film of a live photo");
    expect(stripJpeg(whole)).toEqual(bytes(start, jfif, icc, adobe, table, scan, table, scan, end));
  });

  test.each([true, false])("the orientation stays and nothing else of the Exif data (little endian: %s)", (little) => {
    const stripped = stripJpeg(bytes(start, exif(6, little), table, scan, end));
    expect(text(stripped)).not.toContain("GPS");
    expect(text(stripped)).toContain("Exif\0\0");
    // Read back by the same rule, it still says 6, and stripping again changes nothing.
    expect(stripJpeg(stripped!)).toEqual(stripped);
    expect([...stripped!]).toContain(6);
  });

  test("what is no whole JPEG is refused, and no bytes make it throw", () => {
    const whole = bytes(start, jfif, table, scan, end);
    for (let length = 0; length < whole.length; length++) expect(stripJpeg(whole.subarray(0, length))).toBeNull();
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (some) => void stripJpeg(bytes(start, some))));
  });
});

describe("PNG", () => {
  const chunk = (type: string, body: Uint8Array) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(body.length);
    return bytes(size, type, body, [9, 9, 9, 9]);
  };
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const header = chunk("IHDR", new Uint8Array(13));
  const data = chunk("IDAT", Uint8Array.of(1, 2, 3));
  const last = chunk("IEND", new Uint8Array());

  test("texts, times and Exif data go, what is drawn stays", () => {
    const told = ["tEXt", "iTXt", "zTXt", "eXIf", "tIME", "prVt"].map((type) => chunk(type, bytes("by Karim")));
    const colours = chunk("gAMA", Uint8Array.of(0, 0, 177, 143));
    expect(stripPng(bytes(signature, header, ...told, colours, data, last, "appended"))).toEqual(
      bytes(signature, header, colours, data, last),
    );
  });

  test("what is no whole PNG is refused", () => {
    const whole = bytes(signature, header, data, last);
    for (let length = 8; length < whole.length; length++) expect(stripPng(whole.subarray(0, length))).toBeNull();
  });
});

import { expect, test } from "vitest";
import { checkCompilingFiles } from "./one-compiling-file.ts";

const built = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
const worker = { "assets/keys-worker-aaaaaaaa.js": "await WebAssembly.compile(bytes)" };
const findings = (files: Record<string, string>) => checkCompilingFiles(built(files)).map((one) => one.what);

test("[KEY-003] exactly one built file compiles WebAssembly: the key worker", () => {
  expect(findings({ ...worker, "assets/index-bbbbbbbb.js": "start()" })).toEqual([]);
  expect(findings({ "assets/index-bbbbbbbb.js": "start()" })).toEqual([expect.stringContaining("0 files")]);
  expect(findings({ ...worker, "keys-worker-cccccccc.js": "" })).toEqual([expect.stringContaining("2 files")]);
  expect(findings({ ...worker, "assets/index-bbbbbbbb.js": "WebAssembly.instantiate(x)" })).toEqual([
    expect.stringContaining("outside of the key worker"),
  ]);
});

test("the reader of PDFs may carry decoders that its policy refuses to compile, and evaluates nothing", () => {
  expect(findings({ ...worker, "assets/pdf.worker.min-bbbbbbbb.js": "WebAssembly.instantiate(x)" })).toEqual([]);
  expect(findings({ ...worker, "assets/pdf.worker.min-bbbbbbbb.js": "eval(x)" })).toHaveLength(1);
  expect(findings({ ...worker, "assets/my.pdf.worker.min-b.js": "WebAssembly.instantiate(x)" })).toHaveLength(1);
});

test("no built file evaluates text", () => {
  expect(findings({ ...worker, "assets/a.js": "const f=new Function('return this')" })).toHaveLength(1);
  expect(findings({ ...worker, "assets/a.js": "eval(x)" })).toHaveLength(1);
  expect(findings({ ...worker, "assets/a.js": "a.eval(x); medieval(x)" })).toEqual([]);
});

import { expect, test } from "vitest";
import { safeName } from "./save-to-disk.ts";

test("a name keeps its letters in every script", () => {
  expect(safeName("Police d’assurance 4417-B.pdf")).toBe("Police d’assurance 4417-B.pdf");
  expect(safeName("سند الملكية.pdf")).toBe("سند الملكية.pdf");
});

test("a name leads into no folder, hides nothing and turns no direction", () => {
  expect(safeName("../../etc/passwd")).toBe("_.._etc_passwd");
  expect(safeName(".bashrc")).toBe("bashrc");
  expect(safeName("invoice\u202efdp.exe")).toBe("invoicefdp.exe");
  expect(safeName("a\u0000b\n.pdf")).toBe("ab.pdf");
  expect(safeName(" / ")).toBe("_");
  expect(safeName("...")).toBe("file");
});

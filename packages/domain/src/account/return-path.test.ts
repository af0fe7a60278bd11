import fc from "fast-check";
import { expect, test } from "vitest";
import { safeReturnPath } from "./return-path.ts";

const hostile: unknown[] = [
  undefined,
  null,
  42,
  "",
  "dashboard",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " /dashboard",
  "https:evil.example",
  "https://evil.example/",
  "HTTPS://evil.example",
  "javascript:alert(1)",
  "data:text/html,hi",
  "/%2Fevil.example",
  "/%2f%2fevil.example",
  "/%5Cevil.example",
  "/%255Cevil.example",
  "/%252Fevil.example",
  "/a/..//evil.example",
  "/.//evil.example",
  "/%09/evil.example",
  "/%00",
  "/%E0%A4%A",
  "/auth/login",
  "/auth",
  "/AUTH/login",
  "/%61uth/login",
  "/x/../auth/login",
  "/x/%2e%2e/auth/login",
  "/admin",
  "/admin/users",
  "/Admin/users",
  "/a%252f..%252fadmin/users",
  "/\u2028/x",
  `/${"a".repeat(2001)}`,
];

test.each(hostile)("[SEC-031] %j leads to the dashboard", (value) => {
  expect(safeReturnPath(value)).toBe("/dashboard");
});

test("[ACC-002] a page of ours is kept with its query and without its fragment", () => {
  expect(safeReturnPath("/assets?filter=vehicles")).toBe("/assets?filter=vehicles");
  expect(safeReturnPath("/dashboard/will-holder/assets/7#notes")).toBe("/dashboard/will-holder/assets/7");
  expect(safeReturnPath("/help?q=a%2Fb%5Cc")).toBe("/help?q=a%2Fb%5Cc");
  expect(safeReturnPath("/authors")).toBe("/authors");
  expect(safeReturnPath("/")).toBe("/");
});

test("[SEC-031] whatever is given, the answer stays on our origin and out of the closed areas", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "..",
    ".",
    "%2f",
    "%5c",
    "%2e",
    "auth",
    "admin",
    "evil.example",
    ":",
    "@",
    "\t",
    "?",
    "#",
    "a",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = safeReturnPath(pieces.join(""));
      const url = new URL(path, "https://our.example");
      expect(url.origin).toBe("https://our.example");
      expect(path).not.toMatch(/^\/[/\\]/);
      expect(url.pathname).not.toMatch(/^\/(auth|admin)(\/|$)/i);
    }),
    { numRuns: 5000 },
  );
});

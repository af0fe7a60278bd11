import { expect, test } from "vitest";
import { sideOfPath } from "./side.ts";

test("[ACC-015] the side of a path is decided by its whole prefix", () => {
  expect(sideOfPath("/dashboard/will-holder/assets/add")).toBe("holder");
  expect(sideOfPath("/dashboard/member")).toBe("member");
  expect(sideOfPath("/dashboard/members")).toBe(null);
  expect(sideOfPath("/settings/profile")).toBe(null);
});

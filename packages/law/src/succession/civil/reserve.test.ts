import { expect, test } from "vitest";
import { familyOf } from "../../vectors/vector-family.ts";
import { kinOf } from "../kinship.ts";
import { reserveOf } from "./reserve.ts";

test("Germany asks whether the will leaves the spouse anything", () => {
  const family = familyOf({ family: { spouse: 1, children: 2 } });
  expect(reserveOf(kinOf(family), "de", { dateOfDeath: "2026-11-15" })).toEqual({
    needs: "spouse-in-will",
    rule: "de.2303",
  });
});

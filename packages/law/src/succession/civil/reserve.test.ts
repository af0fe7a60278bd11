import { describe, expect, test } from "vitest";
import { kinOf } from "../kinship.ts";
import { format } from "../rational.ts";
import { simpleFamily } from "../testing/simple-family.ts";
import { reserveVectors } from "../testing/vectors.ts";
import { type ReserveCountry, reserveLaws, reserveOf } from "./reserve.ts";

const vectors = reserveVectors().filter(({ school }) => school in reserveLaws);
const names: Record<string, string> = { statutory_heirs: "heirs", necessary_heirs: "heirs" };

describe.each(vectors)("$source: $id", ({ school, family, reserved, disposable, usufruct, calc }) => {
  test(school, () => {
    const spouse = (calc as { kw?: { spouse?: string } } | undefined)?.kw?.spouse;
    const reserve = reserveOf(kinOf(simpleFamily(family)), school as ReserveCountry, {
      dateOfDeath: "2026-11-15",
      ...(spouse && { spouseIsHeir: spouse === "heir" }),
    });
    if ("needs" in reserve) throw new Error(reserve.needs);
    const expected = Object.fromEntries(
      Object.entries(reserved).map(([group, share]) => [names[group] ?? group, share]),
    );
    expect(Object.fromEntries([...reserve.reserved].map(([group, share]) => [group, format(share)]))).toEqual(expected);
    expect(reserve.disposable && format(reserve.disposable)).toBe(disposable);
    expect(reserve.usufruct && format(reserve.usufruct)).toBe(usufruct?.spouse);
  });
});

test("Germany asks whether the will leaves the spouse anything", () => {
  const kin = kinOf(simpleFamily({ spouse: 1, children: 2 }));
  expect(reserveOf(kin, "de", { dateOfDeath: "2026-11-15" })).toEqual({ needs: "spouse-in-will", rule: "de.2303" });
});

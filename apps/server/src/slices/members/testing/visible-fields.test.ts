import { type Area, areas, type Level, levels } from "@heirlock/domain/members/areas";
import type { Opening } from "@heirlock/domain/members/opens";
import { type ItemKind, visibleFields } from "@heirlock/domain/members/visible-fields";
import { type Item, type Viewer, visibleTo } from "@heirlock/domain/members/visible-to";
import { describe, expect, test } from "vitest";
import { expectedFields, fieldsByLevel, visibleFieldRows, waitsForItsDay } from "./visible-fields.ts";

const levelsWith = (area: string, level: Level, others: Level) =>
  ({ ...Object.fromEntries(areas.map((one) => [one, others])), [area]: level }) as Record<Area, Level>;
const at: Opening = { access_condition: "immediate", not_before: null, from_age: null, tell_exists: true };

/** All fields of all kinds that the rules let a confirmed member see. An approval shows of an asset what its list does. */
function seen(granted: Record<Area, Level>, when: Opening = at): string[] {
  const viewer: Viewer = {
    status: "confirmed",
    isActive: true,
    roles: [{ status: "active" }],
    levels: granted,
    will: null,
    released: false,
    today: "2026-11-15",
    dateOfBirth: null,
  };
  const found = (Object.keys(visibleFields) as ItemKind[]).flatMap((kind) => {
    const fields = Object.fromEntries(Object.keys(visibleFields[kind]).map((field) => [field, true]));
    const item = { kind, fields, when, of: { status: "confirmed", isActive: true } };
    const result = visibleTo(viewer, item as unknown as Item<ItemKind, object>);
    return result?.locked === false ? Object.keys(result.fields).map((field) => `${kind}.${field}`) : [];
  });
  return found.includes("asset.title") ? [...found, "approval.asset"] : found;
}

test("the table has a line for each of 17 areas and 4 levels", () => {
  expect(visibleFieldRows.map(({ area, level }) => `${area} ${level}`)).toEqual(
    areas.flatMap((area) => levels.map((level) => `${area} ${level}`)),
  );
  const named = new Set(visibleFieldRows.flatMap(({ alone, missing }) => [...alone, ...missing]));
  expect([...named].toSorted()).toEqual(fieldsByLevel.toSorted());
});

describe.each(["none", "full"] as const)("[PRM-002, PRM-003] with all other areas at %s", (others) => {
  test.each(visibleFieldRows)("$area at $level", (row) => {
    expect(seen(levelsWith(row.area, row.level, others)).toSorted()).toEqual(expectedFields(row, others).toSorted());
  });

  test("[KEY-044] nothing of what waits for the release", () => {
    for (const row of visibleFieldRows)
      for (const access_condition of ["after_death", "custom"] as const)
        expect(seen(levelsWith(row.area, row.level, others), { ...at, access_condition }).toSorted()).toEqual(
          expectedFields(row, others)
            .filter((field) => !waitsForItsDay.test(field))
            .toSorted(),
        );
  });
});

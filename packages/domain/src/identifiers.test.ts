import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import {
  type AccountId,
  type AssetId,
  type EntryId,
  type HolderId,
  isUuid,
  type MemberId,
  onlyUuids,
  toUuid,
  toUuidOrNull,
  type Uuid,
} from "./identifiers.ts";

const four = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const seven = "018f3b6a-4f89-7123-9a0c-0305e82c3301";
const nil = "00000000-0000-0000-0000-000000000000";

test("[GEN-001] versions 1 to 5 with a proper variant are identifiers, in either case; 7 and nil are not", () => {
  for (const version of [1, 2, 3, 4, 5]) expect(isUuid(four.replace("41d3", `${version}1d3`))).toBe(true);
  for (const variant of ["8", "9", "a", "b", "B"]) expect(isUuid(four.replace("9a0c", `${variant}a0c`))).toBe(true);
  expect(isUuid(four.toUpperCase())).toBe(true);
  for (const bad of [seven, nil, four.replace("9a0c", "ca0c"), `${four} `, four.slice(1), "", 7, null]) {
    expect(isUuid(bad)).toBe(false);
  }
});

test("[GEN-001] every version 4 identifier passes", () => {
  fc.assert(fc.property(fc.uuid({ version: 4 }), (id) => isUuid(id)));
});

test("[GEN-002] the strict converter throws Invalid UUID format", () => {
  expect(toUuid(four)).toBe(four);
  expect(() => toUuid(nil)).toThrow("Invalid UUID format");
});

test("[GEN-003] the lenient converter returns nothing for an invalid value", () => {
  expect(toUuidOrNull(seven)).toBeNull();
  expect(toUuidOrNull(four)).toBe(four);
});

test("[GEN-004] the list filter keeps only the valid identifiers", () => {
  expect(onlyUuids([seven, four, 3, undefined, four.toUpperCase()])).toEqual([four, four.toUpperCase()]);
});

test("an id of one kind does not pass for another, nor a bare text for any", () => {
  expectTypeOf<MemberId>().not.toExtend<EntryId>();
  expectTypeOf<AccountId>().not.toExtend<MemberId>();
  expectTypeOf<string>().not.toExtend<Uuid>();
  expectTypeOf<Uuid>().not.toExtend<AssetId>();
  expectTypeOf<MemberId>().toExtend<Uuid>();
});

test("a holder is a person, but not every person is the holder whose estate is meant", () => {
  expectTypeOf<HolderId>().toExtend<AccountId>();
  expectTypeOf<AccountId>().not.toExtend<HolderId>();
});

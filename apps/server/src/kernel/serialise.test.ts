import { assetSchema } from "@heirlock/contract/assets";
import { expect, test } from "vitest";
import { z } from "zod";
import { compileWriter, envelope } from "./serialise.ts";

test("a field that the answer does not declare is never written", () => {
  const write = compileWriter(z.object({ data: z.object({ id: z.string() }) }));
  expect(write({ data: { id: "1", password: "x" }, session: "y" })).toBe('{"data":{"id":"1"}}');
});

test("texts are escaped, null stays null and a missing optional field is left out", () => {
  const write = compileWriter(z.object({ a: z.string(), b: z.string().nullable(), c: z.number().optional() }));
  expect(write({ a: '"\n\u2028<', b: null })).toBe('{"a":"\\"\\n\u2028<","b":null}');
});

test("an asset comes through the writer as the contract reads it", () => {
  const asset = {
    id: "0b0f3a8e-7a55-4c0e-9a52-0c0f6ad7b111",
    title: 'A "quoted" house \\ 家',
    asset_type: "physical",
    asset_subtype: "real_estate_land",
    estimated_value: 0.01,
    currency: "JPY",
    location: null,
    description: "",
    vault_entry_ids: ["3c9d2a51-0d8f-4f0c-8f3e-5a1b7c2d9e44"],
    version: 3,
    created_at: "2026-11-15T01:46:25.5Z",
    updated_at: "2026-11-15T01:46:25.5Z",
  };
  const written = compileWriter(assetSchema)(asset);
  expect(JSON.parse(written)).toEqual(asset);
  expect(assetSchema.parse(JSON.parse(written))).toEqual(asset);
});

test("records keep their keys", () => {
  const write = compileWriter(z.object({ counts: z.record(z.string(), z.number()) }));
  expect(write({ counts: { a: 1, b: 2 } })).toBe('{"counts":{"a":1,"b":2}}');
});

test("success stands beside the answer", () => {
  expect(envelope("{}")).toBe('{"success":true}');
  expect(envelope('{"data":1}')).toBe('{"success":true,"data":1}');
});

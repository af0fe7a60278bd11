import type { Asset } from "@heirlock/contract/assets";
import { expect, test } from "vitest";
import { changedFields, draftOf, fieldsOf, newDraft, problemsOf } from "./asset-draft.ts";

const draft = { ...newDraft({}, "USD"), title: "Olive grove" };

test("[AST-002, AST-028] the form is pre-filled from type and subtype", () => {
  expect(newDraft({ type: "financial", subtype: "investment" }, "EUR")).toMatchObject({
    asset_type: "financial",
    asset_subtype: "investment",
    currency: "EUR",
  });
  expect(newDraft({ subtype: "digital_file" }, "USD")).toMatchObject({ asset_type: "digital" });
  expect(newDraft({ type: "financial", subtype: "vehicle" }, "USD")).toMatchObject({ asset_subtype: "bank_account" });
});

test("two answers are enough, and every rule of the form has its own sentence", () => {
  expect(problemsOf(draft)).toEqual({});
  expect(problemsOf({ ...draft, title: "  " })).toEqual({ title: "titleRequired" });
  expect(problemsOf({ ...draft, title: "x".repeat(201) })).toEqual({ title: "titleLong" });
  expect(problemsOf({ ...draft, estimated_value: "-1" })).toEqual({ estimated_value: "valueNumber" });
  expect(problemsOf({ ...draft, estimated_value: "a lot" })).toEqual({ estimated_value: "valueNumber" });
  expect(problemsOf({ ...draft, estimated_value: "1.234" })).toEqual({ estimated_value: "valueDecimals" });
  expect(problemsOf({ ...draft, estimated_value: "99999999999999" })).toEqual({ estimated_value: "valueLarge" });
  expect(problemsOf({ ...draft, location: "x".repeat(201) })).toEqual({ location: "locationLong" });
  expect(problemsOf({ ...draft, description: "x".repeat(5001) })).toEqual({ description: "descriptionLong" });
  expect(problemsOf({ ...draft, asset_subtype: "investment" })).toEqual({ asset_subtype: "kindMismatch" });
});

test("cents are no rounding problem: every amount with two decimals is accepted", () => {
  for (const amount of ["0.1", "0.29", "1.1", "4.35", "1234567.89", "640000.07"]) {
    expect(problemsOf({ ...draft, estimated_value: amount })).toEqual({});
  }
});

test("emptied fields are sent as null, and an edit sends only what changed", () => {
  const stored = draftOf({
    ...fieldsOf({ ...draft, location: "Bcharré", estimated_value: "215000" }),
    id: "x",
    asset_subtype: "real_estate_land",
    version: 3,
    created_at: "",
    updated_at: "",
  } as unknown as Asset);
  expect(stored.asset_subtype).toBe("real_estate");
  expect(changedFields(stored, stored)).toEqual({});
  expect(changedFields(stored, { ...stored, location: " ", estimated_value: "215000.50" })).toEqual({
    location: null,
    estimated_value: 215000.5,
  });
});

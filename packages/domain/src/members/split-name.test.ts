import { expect, test } from "vitest";
import { splitName } from "./split-name.ts";

test("a name is split where today's parts say, and otherwise before its last word", () => {
  const today = { first: "Eve", last: "de la Torre" };
  expect(splitName("Ana Maria de la Torre", today)).toEqual({ first: "Ana Maria", last: "de la Torre" });
  expect(splitName("Eve van Dam", today)).toEqual({ first: "Eve", last: "van Dam" });
  expect(splitName("Samir Haddad", today)).toEqual({ first: "Samir", last: "Haddad" });
  expect(splitName("Samir", { first: "Eve", last: "" })).toEqual({ first: "Samir", last: "" });
});

import type { FindingCode } from "../findings.ts";
import type { Fixture } from "./fixture.ts";
import { fixturesOfForm } from "./form-fixtures.ts";
import { fixturesOfLaws } from "./law-fixtures.ts";
import { fixturesOfLimits } from "./limit-fixtures.ts";
import { fixturesOfThePlan } from "./plan-fixtures.ts";

/** Every code has one, or this does not compile. */
export const fixtures: Readonly<Record<FindingCode, Fixture>> = {
  ...fixturesOfThePlan,
  ...fixturesOfForm,
  ...fixturesOfLimits,
  ...fixturesOfLaws,
};

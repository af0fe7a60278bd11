import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterStep,
  type SecurityFacts,
  scoreParts,
  scoreSecurity,
  scoreSteps,
  scoreWeights,
} from "./security-score.ts";

const now = new Date("2026-11-15T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** Somebody who has just signed up and printed nothing. */
const fresh: SecurityFacts = {
  passwordChangedAt: daysAgo(0),
  twoFactorOn: false,
  backupCodesLeft: 0,
  emailVerified: true,
  recoveryEmail: "none",
  hasSecondMeans: false,
  newBrowsers: 0,
};
const full: SecurityFacts = {
  ...fresh,
  twoFactorOn: true,
  backupCodesLeft: 10,
  recoveryEmail: "verified",
  hasSecondMeans: true,
};
const partsOf = (facts: SecurityFacts) =>
  Object.fromEntries(scoreSecurity(facts, now).parts.map(({ part, score }) => [part, score]));

test("[ACC-090] the weights are those of D11 and sum to 100", () => {
  expect(scoreWeights).toEqual({
    password: 25,
    two_factor: 30,
    email_verification: 15,
    recovery: 20,
    session_security: 10,
  });
  expect(Object.values<number>(scoreWeights).reduce((a, b) => a + b)).toBe(100);
});

describe("each part, by D11", () => {
  test("the password loses 20 when it is older than twelve months", () => {
    expect(partsOf({ ...fresh, passwordChangedAt: new Date("2025-11-15T12:00:01Z") }).password).toBe(100);
    expect(partsOf({ ...fresh, passwordChangedAt: new Date("2025-11-15T12:00:00Z") }).password).toBe(80);
  });
  test("two-factor: off 0, on 80, with backup codes 100", () => {
    expect(partsOf(fresh).two_factor).toBe(0);
    expect(partsOf({ ...full, backupCodesLeft: 2 }).two_factor).toBe(80);
    expect(partsOf({ ...full, backupCodesLeft: 3 }).two_factor).toBe(100);
    expect(partsOf({ ...fresh, backupCodesLeft: 10 }).two_factor).toBe(0);
  });
  test("e-mail verification: 0 or 100", () => {
    expect(partsOf({ ...fresh, emailVerified: false }).email_verification).toBe(0);
    expect(partsOf(fresh).email_verification).toBe(100);
  });
  test("recovery: a confirmed e-mail 70, a second means 30; an unconfirmed e-mail nothing", () => {
    expect(partsOf({ ...fresh, recoveryEmail: "unverified" }).recovery).toBe(0);
    expect(partsOf({ ...fresh, recoveryEmail: "verified" }).recovery).toBe(70);
    expect(partsOf({ ...fresh, hasSecondMeans: true }).recovery).toBe(30);
    expect(partsOf(full).recovery).toBe(100);
  });
  test("sessions: minus 20 for each new browser, never below 0", () => {
    const scores = [0, 1, 4, 5, 9].map((newBrowsers) => partsOf({ ...fresh, newBrowsers }).session_security);
    expect(scores).toEqual([100, 80, 20, 0, 0]);
  });
});

test.each<[string, Partial<SecurityFacts>, number, string | null, number | null]>([
  // 25 + 0 + 15 + 0 + 10
  ["just signed up", {}, 50, "turn_on_two_factor", 80],
  // 25 + 0 + 15 + 6 + 10
  ["with the kit on paper", { hasSecondMeans: true }, 56, "turn_on_two_factor", 86],
  // 25 + 30 + 15 + 0 + 10
  ["with two-factor", { twoFactorOn: true, backupCodesLeft: 10 }, 80, "add_recovery_email", 94],
  // 25 + 24 + 15 + 14 + 8, the mock-up's account
  [
    "of the mock-up",
    { twoFactorOn: true, backupCodesLeft: 0, recoveryEmail: "verified", newBrowsers: 1 },
    86,
    "renew_backup_codes",
    92,
  ],
  // 20 + 30 + 15 + 20 + 10
  ["whose password is old", { ...full, passwordChangedAt: daysAgo(400) }, 95, "change_password", 100],
  ["with a stranger's browser", { ...full, newBrowsers: 1 }, 98, "end_old_sessions", 100],
  ["with everything", full, 100, null, null],
])("[ACC-090] an account %s", (_, facts, overall, step, overallAfter) => {
  const score = scoreSecurity({ ...fresh, ...facts }, now);
  expect(score.overall).toBe(overall);
  expect(score.nextStep?.step ?? null).toBe(step);
  expect(score.nextStep?.overallAfter ?? null).toBe(overallAfter);
});

test("a recovery e-mail that waits for its confirmation is not asked for again", () => {
  const steps = (facts: Partial<SecurityFacts>) =>
    scoreSecurity({ ...fresh, ...facts }, now)
      .parts.find(({ part }) => part === "recovery")!
      .steps.map(({ step }) => step);
  expect(steps({})).toEqual(["add_recovery_email", "add_second_means"]);
  expect(steps({ recoveryEmail: "unverified" })).toEqual(["verify_recovery_email", "add_second_means"]);
  expect(steps({ recoveryEmail: "verified", hasSecondMeans: true })).toEqual([]);
});

describe("for every account", () => {
  const facts: fc.Arbitrary<SecurityFacts> = fc.record({
    passwordChangedAt: fc.integer({ min: 0, max: 3000 }).map(daysAgo),
    twoFactorOn: fc.boolean(),
    backupCodesLeft: fc.integer({ min: 0, max: 10 }),
    emailVerified: fc.boolean(),
    recoveryEmail: fc.constantFrom("none", "unverified", "verified"),
    hasSecondMeans: fc.boolean(),
    newBrowsers: fc.nat({ max: 30 }),
  });

  test("every score is a whole number from 0 to 100, and the overall score their weighted mean", () => {
    fc.assert(
      fc.property(facts, (account) => {
        const { overall, parts } = scoreSecurity(account, now);
        expect(parts.map(({ part }) => part)).toEqual(scoreParts);
        for (const { score } of [...parts, { score: overall }]) {
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        }
        const mean = parts.reduce((sum, { score, weight }) => sum + (score * weight) / 100, 0);
        expect(Math.abs(overall - mean)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test("no step lowers any part, offered or not", () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...scoreSteps), (account, step) => {
        const before = scoreSecurity(account, now);
        const next = scoreSecurity(afterStep(account, step, now), now);
        expect(next.overall).toBeGreaterThanOrEqual(before.overall);
        for (const [index, { score }] of next.parts.entries()) {
          expect(score).toBeGreaterThanOrEqual(before.parts[index]!.score);
        }
      }),
    );
  });

  test("an offered step brings exactly what was promised, raises its own part, and the next step is the best of all", () => {
    fc.assert(
      fc.property(facts, (account) => {
        const { overall, parts, nextStep } = scoreSecurity(account, now);
        const offers = parts.flatMap(({ part, score, steps }) => steps.map((offer) => ({ part, score, ...offer })));
        for (const { part, score, step, overallAfter } of offers) {
          const next = scoreSecurity(afterStep(account, step, now), now);
          expect(next.overall).toBe(overallAfter);
          expect(overallAfter).toBeGreaterThan(overall);
          expect(next.parts.find((one) => one.part === part)!.score).toBeGreaterThan(score);
        }
        const best = Math.max(0, ...offers.map(({ overallAfter }) => overallAfter));
        expect(nextStep?.overallAfter ?? 0).toBe(best);
      }),
    );
  });

  test("doing what is offered, one after the other, ends at 100", () => {
    fc.assert(
      fc.property(facts, (account) => {
        let current = account;
        for (let done = 0; done <= scoreSteps.length; done++) {
          const { nextStep, overall } = scoreSecurity(current, now);
          if (nextStep === null) {
            expect(overall).toBe(100);
            return;
          }
          current = afterStep(current, nextStep.step, now);
        }
        expect.unreachable("There was always one more step");
      }),
    );
  });

  test("[ACC-065] secure is two-factor and a confirmed recovery e-mail, and means at least 68", () => {
    fc.assert(
      fc.property(facts, (account) => {
        const { secure, overall } = scoreSecurity(account, now);
        expect(secure).toBe(account.twoFactorOn && account.recoveryEmail === "verified");
        // D11: with a verified e-mail, without which nobody signs in.
        if (secure && account.emailVerified) expect(overall).toBeGreaterThanOrEqual(68);
      }),
    );
  });
});

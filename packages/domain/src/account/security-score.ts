/** The parts of the score and their weights in percent (D11). */
export const scoreWeights = {
  password: 25,
  two_factor: 30,
  email_verification: 15,
  recovery: 20,
  session_security: 10,
} as const;
export type ScorePart = keyof typeof scoreWeights;
export const scoreParts = Object.keys(scoreWeights) as [ScorePart, ...ScorePart[]];

/** What a person can do to raise a part. */
export const scoreSteps = [
  "change_password",
  "turn_on_two_factor",
  "renew_backup_codes",
  "verify_email",
  "add_recovery_email",
  "verify_recovery_email",
  "add_second_means",
  "end_old_sessions",
] as const;
export type ScoreStep = (typeof scoreSteps)[number];

/** What is known of an account. All of it is read from the tables; none of it is said by a browser. */
export interface SecurityFacts {
  passwordChangedAt: Date;
  twoFactorOn: boolean;
  backupCodesLeft: number;
  emailVerified: boolean;
  recoveryEmail: "none" | "unverified" | "verified";
  /** Another way back: a confirmed phone, questions, a passkey that is backed up, or the Recovery Kit on paper. */
  hasSecondMeans: boolean;
  /** Other sessions of browsers that signed in for the first time; see `sessionScore`. */
  newBrowsers: number;
}

export interface StepOffer {
  step: ScoreStep;
  /** The overall score once this step alone is done. */
  overallAfter: number;
}

export interface SecurityScore {
  overall: number;
  /** Two-factor is on and a recovery e-mail is confirmed (ACC-065). Such an account has at least 68 points. */
  secure: boolean;
  parts: { part: ScorePart; score: number; weight: number; steps: StepOffer[] }[];
  /** What helps most; null when nothing is left to do. */
  nextStep: (StepOffer & { part: ScorePart }) | null;
}

/** With fewer backup codes than this left, it is time for new ones. */
export const enoughBackupCodes = 3;

function yearAgo(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - 1);
  return then;
}

/**
 * Policy met 60, not among the leaked passwords 20, changed within twelve months 20. The server never sees a password
 * (D19): that it meets the policy and is not in the bundled list was checked by the page on which it was chosen, which
 * accepts no other. So these 80 points stand for everybody, and only age makes a difference.
 */
function passwordScore({ passwordChangedAt }: SecurityFacts, now: Date): number {
  return 60 + 20 + (passwordChangedAt > yearAgo(now) ? 20 : 0);
}

function twoFactorScore({ twoFactorOn, backupCodesLeft }: SecurityFacts): number {
  if (!twoFactorOn) return 0;
  return backupCodesLeft >= enoughBackupCodes ? 100 : 80;
}

function recoveryScore({ recoveryEmail, hasSecondMeans }: SecurityFacts): number {
  return (recoveryEmail === "verified" ? 70 : 0) + (hasSecondMeans ? 30 : 0);
}

/**
 * 100 minus 20 for each session that is idle for more than seven days or comes from an unknown device. The first kind
 * cannot exist: sessions end after 24 hours, and a trusted device is trusted for seven days at most (D08, D09). What
 * counts is a session whose browser signed in to this account for the first time, other than the one that asks: the
 * very ones that the person got a letter about. It counts until it ends; from the next sign-in on it is known.
 */
function sessionScore({ newBrowsers }: SecurityFacts): number {
  return Math.max(0, 100 - 20 * newBrowsers);
}

const scoreOf: Record<ScorePart, (facts: SecurityFacts, now: Date) => number> = {
  password: passwordScore,
  two_factor: twoFactorScore,
  email_verification: ({ emailVerified }) => (emailVerified ? 100 : 0),
  recovery: recoveryScore,
  session_security: sessionScore,
};

/** What an account is like after a step. `backupCodesLeft`: switching on shows ten codes at once. */
const after: Record<ScoreStep, (facts: SecurityFacts, now: Date) => SecurityFacts> = {
  change_password: (facts, now) => ({ ...facts, passwordChangedAt: now }),
  turn_on_two_factor: (facts) => ({ ...facts, twoFactorOn: true, backupCodesLeft: 10 }),
  renew_backup_codes: (facts) => ({ ...facts, backupCodesLeft: 10 }),
  verify_email: (facts) => ({ ...facts, emailVerified: true }),
  add_recovery_email: (facts) => ({ ...facts, recoveryEmail: "verified" }),
  verify_recovery_email: (facts) => ({ ...facts, recoveryEmail: "verified" }),
  add_second_means: (facts) => ({ ...facts, hasSecondMeans: true }),
  end_old_sessions: (facts) => ({ ...facts, newBrowsers: 0 }),
};

const stepsOf: Record<ScorePart, (facts: SecurityFacts) => ScoreStep[]> = {
  password: () => ["change_password"],
  two_factor: ({ twoFactorOn }) => [twoFactorOn ? "renew_backup_codes" : "turn_on_two_factor"],
  email_verification: () => ["verify_email"],
  recovery: ({ recoveryEmail }) => [
    recoveryEmail === "unverified" ? "verify_recovery_email" : "add_recovery_email",
    "add_second_means",
  ],
  session_security: () => ["end_old_sessions"],
};

/** The weighted mean of the parts, rounded; half a point rounds up. */
function overallScore(facts: SecurityFacts, now: Date): number {
  const hundredths = scoreParts.reduce((sum, part) => sum + scoreWeights[part] * scoreOf[part](facts, now), 0);
  return Math.round(hundredths / 100);
}

/** The account as it is after a step, for whoever wants to look ahead. */
export function afterStep(facts: SecurityFacts, step: ScoreStep, now: Date): SecurityFacts {
  return after[step](facts, now);
}

/** How well an account is guarded, part by part, and exactly what each further step would bring (D11, ACC-090). */
export function scoreSecurity(facts: SecurityFacts, now: Date): SecurityScore {
  const overall = overallScore(facts, now);
  const parts = scoreParts.map((part) => {
    const score = scoreOf[part](facts, now);
    const steps = stepsOf[part](facts)
      .filter((step) => scoreOf[part](after[step](facts, now), now) > score)
      .map((step) => ({ step, overallAfter: overallScore(after[step](facts, now), now) }))
      .sort((a, b) => b.overallAfter - a.overallAfter);
    return { part, score, weight: scoreWeights[part], steps };
  });
  const [nextStep = null] = parts
    .flatMap(({ part, steps }) => steps.map((step) => ({ part, ...step })))
    .sort((a, b) => b.overallAfter - a.overallAfter);
  return { overall, secure: facts.twoFactorOn && facts.recoveryEmail === "verified", parts, nextStep };
}

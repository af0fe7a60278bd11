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

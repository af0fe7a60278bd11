/**
 * The optional extra questions (D12). They are only ever a hurdle more beside a recovery link: nobody gets in by
 * answers alone. Facts that a public register or a social network gives away are not among them.
 */
export const securityQuestions = [
  "first_teacher",
  "childhood_street",
  "first_work",
  "childhood_friend",
  "childhood_food",
  "first_journey",
  "grandparent_nickname",
  "first_concert",
] as const;
export type SecurityQuestion = (typeof securityQuestions)[number];

/** Right answers needed of the three. */
export const answersNeeded = 2;

/**
 * One spelling for what a person may write in several ways: case, accents, Arabic vowel marks, punctuation and blanks
 * do not count.
 */
export function normaliseAnswer(answer: string): string {
  return answer
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** How a part of the check closes: `N passed, M failed`, alone on a line, so that the parts can be summed. */
export type Tally = { passed: number; failed: number };

export const closingLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`;

export const sumOf = (tallies: Tally[]): Tally =>
  tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

/** Nothing run is nothing proved. */
export const isGreen = ({ passed, failed }: Tally) => failed === 0 && passed > 0;

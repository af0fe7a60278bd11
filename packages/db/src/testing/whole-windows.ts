import { setTimeout as wait } from "node:timers/promises";
import { beforeEach } from "vitest";

/**
 * Limits count in windows that turn with the clock, all of them at a full quarter of an hour. A test that counts to a
 * limit across that moment would count in two windows, so no test begins in the last seconds of one.
 */
const quarterHour = 15 * 60 * 1000;
const longestCount = 4000;

beforeEach(async () => {
  const left = quarterHour - (Date.now() % quarterHour);
  if (left < longestCount) await wait(left);
});

import { type Grade, rulebookReviewed } from "../succession/rule.ts";
import type { Attested } from "./sheet.ts";

/** The month of the second rulebook, which widened and corrected the first. */
export const secondReview = "2026-11";

const grade =
  (its: Grade) =>
  <const Value>(value: Value, source: string, reviewed: string = rulebookReviewed): Attested<Value> => ({
    value,
    source,
    grade: its,
    reviewed,
  });

/** The primary text was read. */
export const text = grade("T");
/** A secondary source was read. */
export const secondary = grade("S");
/** Settled knowledge; to be confirmed with a lawyer. */
export const settled = grade("K");

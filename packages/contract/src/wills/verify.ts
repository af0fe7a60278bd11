import { z } from "zod";
import { route } from "../route.ts";

export const verifyAnswers = ["current", "later_exists", "unknown"] as const;
export type VerifyAnswer = (typeof verifyAnswers)[number];

/** Whether a paper is a text that was published here. Says nothing else about it (DOC-014). */
export const verifyRoutes = {
  verify: route({
    method: "POST",
    path: "/api/wills/verify",
    access: "anyone",
    summary: "Whether a text was published here, on which day, and whether a later version was",
    body: z.strictObject({
      hash: z.string().regex(/^[0-9a-f]{64}$/, "A fingerprint has 64 characters, 0 to 9 and a to f"),
      version: z.int().min(1).max(100_000),
    }),
    answer: z.object({
      data: z.object({ answer: z.enum(verifyAnswers), published_on: z.iso.date().nullable() }),
    }),
    errors: ["RATE_LIMITED"],
    limit: "verifyWill",
  }),
};

/** As tight as guesses at other codes of an address. */
export const verifyLimits = { verifyWill: { max: 30, windowSeconds: 15 * 60, by: "address" } } as const;

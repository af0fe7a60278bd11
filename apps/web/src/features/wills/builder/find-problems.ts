import { factsOf, planOf } from "@heirlock/contract/wills/plan-of";
import type { AssetId } from "@heirlock/domain/identifiers";
import type { WillContent } from "@heirlock/domain/wills/content";
import type { Finding } from "@heirlock/law/will-check/finding";
import type { ToldFinding } from "@heirlock/law/will-check/tell";

/** What the assets on the list are worth, in the smallest unit of one currency; null where that cannot be said. */
export interface Worth {
  net: bigint | null;
  values: ReadonlyMap<AssetId, bigint | null>;
  currency: string;
}

export interface Problems {
  told: readonly ToldFinding[];
  /** Errors that do not hang on what the estate is worth: with these the server publishes nothing. */
  blocking: ReadonlySet<string>;
}

/** The check, its words and the sheet come side by side: together they would be one large part. */
async function loaded(law: string, language: string) {
  const [{ checkWill }, sheet, sentences, { tellFinding }] = await Promise.all([
    import("@heirlock/law/will-check/check-will"),
    import("@heirlock/law/formalities/load-sheet").then(({ loadSheet }) => loadSheet(law)),
    import("@heirlock/law/will-check/load-sentences").then(({ loadCheckSentences }) => loadCheckSentences(language)),
    import("@heirlock/law/will-check/tell"),
  ]);
  return { checkWill, sheet, sentences, tellFinding };
}

/** What the law says to the will, as if the holder died on `day`. */
export async function findProblems(
  { law, content }: { law: string; content: WillContent },
  worth: Worth,
  day: string,
  language: string,
): Promise<Problems> {
  const { checkWill, sheet, sentences, tellFinding } = await loaded(law, language);
  const circumstances = { ...factsOf(content), dateOfDeath: day };
  const findings = (net: bigint | null, values: Worth["values"]): Finding[] => {
    const { plan, family } = planOf(content, { net, values });
    return checkWill(plan, family, law, sheet, circumstances);
  };
  const blocking = findings(null, new Map()).filter(({ severity }) => severity === "error");
  return {
    told: findings(worth.net, worth.values).map((finding) => tellFinding(finding, sentences, worth.currency)),
    blocking: new Set(blocking.map(({ code }) => code)),
  };
}

/** The five screens of the builder, in order (routes.md). */
export const builderSteps = ["law", "heirs", "gifts", "people", "review"] as const;
export type BuilderStep = (typeof builderSteps)[number];

export interface BuilderSearch {
  step?: BuilderStep;
}

export function readStep(search: Record<string, unknown>): BuilderStep {
  return builderSteps.find((step) => step === search.step) ?? "law";
}

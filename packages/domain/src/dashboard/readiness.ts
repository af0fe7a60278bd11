/** What a holder has prepared, as far as the dashboard can know it today. Null: not answered yet. */
export interface ReadinessFacts {
  country: string | null;
  nationality: string | null;
  dateOfBirth: string | null;
  /** The Recovery Kit is on paper. */
  kitConfirmed: boolean;
  assets: number;
}

export interface ReadinessStep {
  id: "profile" | "security" | "assets";
  state: "ready" | "begun" | "todo";
  /** 0 to 1, of a begun step. */
  share?: number;
}

export type NextStep = "kit" | "asset" | "profile";

/**
 * The steps from the innermost ring outwards, and the one thing that helps most today. The Recovery Kit comes
 * first, because without it a forgotten password cannot be mended later; the profile can wait longest.
 * An e-mail address is always confirmed before sign-in, so security has begun for everybody.
 */
export function decideReadiness(facts: ReadinessFacts): { steps: ReadinessStep[]; next: NextStep | null } {
  const answers = [facts.country, facts.nationality, facts.dateOfBirth];
  const given = answers.filter((answer) => answer !== null).length;
  const steps: ReadinessStep[] = [
    { id: "profile", ...progress(given, answers.length) },
    { id: "security", ...progress(facts.kitConfirmed ? 2 : 1, 2) },
    { id: "assets", ...progress(facts.assets > 0 ? 1 : 0, 1) },
  ];
  if (!facts.kitConfirmed) return { steps, next: "kit" };
  if (facts.assets === 0) return { steps, next: "asset" };
  return { steps, next: given < answers.length ? "profile" : null };
}

function progress(done: number, of: number): Pick<ReadinessStep, "state" | "share"> {
  if (done === of) return { state: "ready" };
  return done === 0 ? { state: "todo" } : { state: "begun", share: done / of };
}

/** What a holder has prepared, as far as the dashboard can know it today. Null: not answered yet. */
export interface ReadinessFacts {
  country: string | null;
  nationality: string | null;
  dateOfBirth: string | null;
  /** The Recovery Kit is on paper. */
  kitConfirmed: boolean;
  /** The security score and whether the account counts as secure (ACC-065). Null: it could not be asked for. */
  security: { score: number; secure: boolean } | null;
  assets: number;
  /** Entries in the vault. Null: it could not be asked for. */
  vault: number | null;
  /** Everyone in the plan, and how many of them have joined. Null: it could not be asked for. */
  members: { all: number; confirmed: number } | null;
  /** Wills that are being written for the first time, and those with a version in force. Null: it could not be asked for. */
  wills: { drafts: number; published: number } | null;
}

export interface ReadinessStep {
  id: "profile" | "security" | "assets" | "vault" | "members" | "will";
  state: "ready" | "begun" | "todo";
  /** 0 to 1, of a begun step. */
  share?: number;
}

export type NextStep = "kit" | "asset" | "security" | "vault" | "will" | "draft" | "member" | "profile";

/**
 * The six steps from the innermost ring outwards (D53), and the one thing that helps most today. The Recovery Kit comes
 * first, because without it a forgotten password cannot be mended later; the profile can wait longest.
 */
export function decideReadiness(facts: ReadinessFacts): { steps: ReadinessStep[]; next: NextStep | null } {
  const answers = [facts.country, facts.nationality, facts.dateOfBirth];
  const given = answers.filter((answer) => answer !== null).length;
  const steps: ReadinessStep[] = [
    { id: "profile", ...progress(given, answers.length) },
    { id: "security", ...security(facts) },
    { id: "assets", ...progress(facts.assets > 0 ? 1 : 0, 1) },
    ...(facts.vault === null ? [] : [{ id: "vault" as const, ...progress(facts.vault > 0 ? 1 : 0, 1) }]),
    ...(facts.members === null ? [] : [{ id: "members" as const, ...members(facts.members) }]),
    ...(facts.wills === null ? [] : [{ id: "will" as const, ...will(facts.wills) }]),
  ];
  if (!facts.kitConfirmed) return { steps, next: "kit" };
  if (facts.assets === 0) return { steps, next: "asset" };
  if (facts.security && !facts.security.secure) return { steps, next: "security" };
  if (facts.vault === 0) return { steps, next: "vault" };
  if (facts.wills?.published === 0) return { steps, next: facts.wills.drafts > 0 ? "draft" : "will" };
  if (facts.members?.all === 0) return { steps, next: "member" };
  return { steps, next: given < answers.length ? "profile" : null };
}

/** One who has joined is enough; whoever has not answered is a beginning. */
const members = ({ all, confirmed }: { all: number; confirmed: number }) =>
  progress(confirmed > 0 ? 2 : all > 0 ? 1 : 0, 2);

const will = ({ drafts, published }: { drafts: number; published: number }) =>
  progress(published > 0 ? 2 : drafts > 0 ? 1 : 0, 2);

function progress(done: number, of: number): Pick<ReadinessStep, "state" | "share"> {
  if (done === of) return { state: "ready" };
  return done === 0 ? { state: "todo" } : { state: "begun", share: done / of };
}

/** The nearest a begun ring comes to a closed one. */
const almost = 0.95;

/**
 * Ready when the account counts as secure and the kit is on paper; until then as far as the score says. An e-mail
 * address is always confirmed before sign-in, so security has begun for everybody. Without a score the kit decides.
 */
function security({ kitConfirmed, security }: ReadinessFacts): Pick<ReadinessStep, "state" | "share"> {
  if (security === null) return progress(kitConfirmed ? 2 : 1, 2);
  if (security.secure && kitConfirmed) return { state: "ready" };
  return { state: "begun", share: Math.min(security.score / 100, almost) };
}

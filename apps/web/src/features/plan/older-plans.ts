import type { TakenOver } from "@heirlock/keyring/plan/requests";

/** What an older key had granted, to be looked at. */
export interface OlderPlan extends TakenOver {
  key: string;
  /** It is that of today, whose chain was ended before an objection put it back in force. */
  isOwn: boolean;
}

export interface OlderPlans {
  waiting: OlderPlan | null;
  /** Members who still read by an older key, because they have not compared the one of today (KEY-076). */
  readers: readonly string[];
  /** What the server shows as the plan of an older key does not carry its signature, or is older than this device knows. */
  unproved: boolean;
}

export const noOlderPlans: OlderPlans = { waiting: null, readers: [], unproved: false };

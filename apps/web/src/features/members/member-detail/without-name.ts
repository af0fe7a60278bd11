import type { HistoryEntry } from "@heirlock/contract/members/members";

/** What our own timers do. */
const byTime: readonly string[] = ["invitation_expired", "request_expired"];

/** Who changed it, where there is no name: nobody needs an account to decline, and accounts can go. */
export function withoutName({
  action_type,
}: Pick<HistoryEntry, "action_type">): "byTime" | "byTries" | "byLink" | "byGone" {
  if (byTime.includes(action_type)) return "byTime";
  if (action_type === "will_key_guessed") return "byTries";
  return action_type === "decline" ? "byLink" : "byGone";
}

import type { Member } from "@heirlock/contract/members/members";

type Asked = Pick<Member, "status" | "email">;

/** An invitation is for one address: with another it was sent anew, or taken back, and the holder is told which. */
export function savedText(before: Asked, after: Asked): "savedText" | "savedInvited" | "savedTakenBack" {
  if (after.status === "invited" && (before.status !== "invited" || before.email !== after.email))
    return "savedInvited";
  return before.status === "invited" && after.status === "pending" ? "savedTakenBack" : "savedText";
}

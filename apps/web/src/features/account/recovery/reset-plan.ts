import type { ResetLook } from "./reset-requests.ts";

/** The ways back of o3; the last one waits 72 hours unless the link was mailed at their end. */
export type Way = "kit" | "second-factor" | "mailbox";

export type Step = "kit" | "consent" | "password" | "print" | "factor";

/**
 * The steps of a way, in order. What happens to the vault is said and confirmed before anything else (KEY-020). The
 * second factor comes last: its codes live for half a minute, and printing takes longer.
 */
export function stepsOf(way: Way, { secondFactor }: Pick<ResetLook, "secondFactor">): Step[] {
  switch (way) {
    case "kit":
      return secondFactor.code ? ["kit", "password", "factor"] : ["kit", "password"];
    case "second-factor":
      return ["consent", "password", "print", "factor"];
    case "mailbox":
      return ["consent", "password", "print"];
  }
}

/** Whether a way can be gone now. The mailbox alone is always a way, if a slow one. */
export function isOpen(way: Way, look: Pick<ResetLook, "secondFactor" | "keys">): boolean {
  if (way === "kit") return look.keys !== null;
  return way === "mailbox" || look.secondFactor.code || look.secondFactor.passkey;
}

/** D67: the key that keeps "Not now" on this device. */
export const snoozeKey = "pwa_install_snoozed_until";
const snoozedFor = 7 * 24 * 60 * 60 * 1000;

export interface InstallFacts {
  installed: boolean;
  /** What snoozeKey holds. */
  snoozedUntil: string | null;
  now: number;
  /** The browser has handed over its own question. */
  canPrompt: boolean;
  ios: boolean;
}

/** How installing is offered, if at all (PWA-001). */
export function installOffer({
  installed,
  snoozedUntil,
  now,
  canPrompt,
  ios,
}: InstallFacts): "prompt" | "steps" | null {
  if (installed || isSnoozed(snoozedUntil, now)) return null;
  if (canPrompt) return "prompt";
  return ios ? "steps" : null;
}

/** A value that is no time, or lies further ahead than a snooze can, is not ours. */
function isSnoozed(until: string | null, now: number): boolean {
  const time = until === null ? Number.NaN : Number(until);
  return time > now && time <= now + snoozedFor;
}

export const snoozeUntil = (now: number): string => String(now + snoozedFor);

const minute = 60_000;

export type SinceUpdate = { form: "now" } | { form: "minutes" | "hours" | "days"; count: number };

/** How long ago something came, in whole minutes, hours or days; under a minute it is "just now" (EVT-005, D66). */
export function sinceUpdate(at: number, now: number): SinceUpdate {
  const minutes = Math.floor((now - at) / minute);
  if (minutes < 1) return { form: "now" };
  if (minutes < 60) return { form: "minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { form: "hours", count: hours } : { form: "days", count: Math.floor(hours / 24) };
}

export interface LoggedEvent {
  activityType: string;
  createdAt: string;
}

/** How many lines the panel shows; it asks for twice as many events (ACC-085, ACC-086). */
export const activityLines = 5;

/** One line per type of event, namely its most recent one, newest first and at most `lines` (ACC-086). */
export function condenseActivity<E extends LoggedEvent>(logs: readonly E[], lines = activityLines): E[] {
  const newest = new Map<string, E>();
  for (const event of logs) {
    const known = newest.get(event.activityType);
    if (!known || at(event) > at(known)) newest.set(event.activityType, event);
  }
  return [...newest.values()].sort((a, b) => at(b) - at(a)).slice(0, lines);
}

export interface ActivitySummary {
  totalEvents: number;
  /** Of the last 24 hours. */
  recentEvents: number;
  /** A count for each type. */
  eventTypes: Record<string, number>;
  lastActivity: string | null;
}

/** What the log says at a glance (ACC-088). */
export function summariseActivity(logs: readonly LoggedEvent[], now: Date): ActivitySummary {
  const since = now.getTime() - 24 * 60 * 60 * 1000;
  const eventTypes: Record<string, number> = {};
  for (const { activityType } of logs) eventTypes[activityType] = (eventTypes[activityType] ?? 0) + 1;
  const last = logs.reduce<LoggedEvent | null>((a, b) => (a && at(a) >= at(b) ? a : b), null);
  return {
    totalEvents: logs.length,
    recentEvents: logs.filter((event) => at(event) > since).length,
    eventTypes,
    lastActivity: last?.createdAt ?? null,
  };
}

function at({ createdAt }: LoggedEvent): number {
  return Date.parse(createdAt);
}

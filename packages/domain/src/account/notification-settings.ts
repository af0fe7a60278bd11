import {
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
  notificationRules,
} from "./notifications.ts";

export type NotificationSettings = Record<NotificationKind, Record<NotificationChannel, boolean>>;
export type NotificationChanges = Partial<Record<NotificationKind, Partial<Record<NotificationChannel, boolean>>>>;

/** One answer of the person that is not the standard; only these are stored. */
export interface Departure {
  kind: NotificationKind;
  channel: NotificationChannel;
  wanted: boolean;
}

export type ChangeDecision =
  | { ok: true; store: Departure[]; forget: Omit<Departure, "wanted">[] }
  | { ok: false; code: "NOTICE_NEEDED" };

const isIn = (list: readonly NotificationChannel[], channel: NotificationChannel) => list.includes(channel);

/** What guards the account or the release cannot be switched off. */
export function isFixed(kind: NotificationKind, channel: NotificationChannel): boolean {
  return isIn(notificationRules[kind].fixed, channel);
}

function isStandard(kind: NotificationKind, channel: NotificationChannel): boolean {
  return isIn(notificationRules[kind].standard, channel);
}

/** Every kind and channel with what holds. A departure from something that was made fixed later no longer counts. */
export function settingsFrom(departures: readonly Departure[]): NotificationSettings {
  const wanted = (kind: NotificationKind, channel: NotificationChannel) =>
    isFixed(kind, channel) ||
    (departures.find((one) => one.kind === kind && one.channel === channel)?.wanted ?? isStandard(kind, channel));
  const byChannel = (kind: NotificationKind) =>
    Object.fromEntries(notificationChannels.map((channel) => [channel, wanted(kind, channel)]));
  return Object.fromEntries(notificationKinds.map((kind) => [kind, byChannel(kind)])) as NotificationSettings;
}

/** What is stored and what is forgotten for these changes; all of them or, with a code, none. */
export function decideChanges(changes: NotificationChanges): ChangeDecision {
  const named = notificationKinds.flatMap((kind) =>
    notificationChannels.flatMap((channel) => {
      const wanted = changes[kind]?.[channel];
      return wanted === undefined ? [] : [{ kind, channel, wanted }];
    }),
  );
  if (named.some(({ kind, channel, wanted }) => !wanted && isFixed(kind, channel))) {
    return { ok: false, code: "NOTICE_NEEDED" };
  }
  const departs = ({ kind, channel, wanted }: Departure) => wanted !== isStandard(kind, channel);
  return {
    ok: true,
    store: named.filter(departs),
    forget: named.filter((one) => !departs(one)).map(({ kind, channel }) => ({ kind, channel })),
  };
}

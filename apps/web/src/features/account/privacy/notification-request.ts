import type { NotificationSettings } from "@heirlock/domain/account/notification-settings";
import type { NotificationChannel, NotificationKind } from "@heirlock/domain/account/notifications";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

const settingsQuery = queryOptions({
  queryKey: ["account", "notification-settings"],
  queryFn: async ({ signal }): Promise<NotificationSettings> =>
    (await call("GET /api/user/notification-settings", {}, { signal })).data.settings,
});

export function useNotificationSettings() {
  return useQuery(settingsQuery);
}

export interface SwitchChange {
  kind: NotificationKind;
  channel: NotificationChannel;
  wanted: boolean;
}

/** The switch moves at once; it moves back when the server did not take it. */
export function useSwitchNotification() {
  const client = useQueryClient();
  const draw = ({ kind, channel, wanted }: SwitchChange) =>
    client.setQueryData(settingsQuery.queryKey, (known) =>
      known ? { ...known, [kind]: { ...known[kind], [channel]: wanted } } : known,
    );
  return useMutation({
    mutationFn: async ({ kind, channel, wanted }: SwitchChange) =>
      (await call("PATCH /api/user/notification-settings", { body: { settings: { [kind]: { [channel]: wanted } } } }))
        .data.settings,
    // One after the other, so that the last press is what holds.
    scope: { id: "notification-settings" },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: settingsQuery.queryKey });
      draw(change);
    },
    onError: (_error, change) => draw({ ...change, wanted: !change.wanted }),
  });
}

import { isFixed, type NotificationSettings } from "@heirlock/domain/account/notification-settings";
import { type NotificationChannel, type NotificationKind, sentKinds } from "@heirlock/domain/account/notifications";
import { Lock } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { toast, toasts } from "../../../ui/feedback/toast-store.ts";
import { Switch } from "../../../ui/forms/switch.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { type Column, Table } from "../../../ui/lists/table.tsx";
import { DigestChoice } from "../../inbox/offers/digest-choice.tsx";
import { SettingsLayout } from "../settings/settings-layout.tsx";
import { type SwitchChange, useNotificationSettings, useSwitchNotification } from "./notification-request.ts";

/** What the person is told, and where. Every switch is saved at once. */
export function NotificationsPage() {
  const { t } = useTranslation("account/privacy");
  const query = useNotificationSettings();
  return (
    <SettingsLayout>
      <Card as="section">
        <CardHeader title={t("notifications.title")} description={t("notifications.lead")} />
        <Loaded query={query} level={3} loading={t("notifications.loading")} failed={t("notifications.loadFailed")}>
          {(data) => <Switches settings={data} />}
        </Loaded>
        <div className="mt-6">
          <DigestChoice />
        </div>
      </Card>
    </SettingsLayout>
  );
}

function Switches({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation("account/privacy");
  const change = useChange();
  const cell = (channel: NotificationChannel) => (kind: NotificationKind) =>
    isFixed(kind, channel) ? (
      <AlwaysOn />
    ) : (
      <Switch
        label={
          <span className="sr-only">
            {t("notifications.switch", {
              kind: t(`notifications.kinds.${kind}.name`),
              channel: t(`notifications.${channel}`),
            })}
          </span>
        }
        leading
        checked={settings[kind][channel]}
        onCheckedChange={(wanted) => change({ kind, channel, wanted })}
        className="gap-0!"
      />
    );
  const columns: Column<NotificationKind>[] = [
    {
      id: "kind",
      header: t("notifications.kind"),
      primary: true,
      cell: (kind) => (
        <>
          <span className="block font-semibold">{t(`notifications.kinds.${kind}.name`)}</span>
          <span className="block font-normal text-ink-2">{t(`notifications.kinds.${kind}.text`)}</span>
        </>
      ),
    },
    { id: "in_app", header: t("notifications.in_app"), cell: cell("in_app") },
    { id: "email", header: t("notifications.email"), cell: cell("email") },
  ];
  return (
    <div className="grid gap-4">
      <Table caption={t("notifications.caption")} columns={columns} rows={sentKinds} rowKey={(kind) => kind} />
      <Alert tone="plain" icon={Lock}>
        {t("notifications.alwaysText")}
      </Alert>
    </div>
  );
}

function AlwaysOn() {
  const { t } = useTranslation("account/privacy");
  return (
    <span className="inline-flex min-h-11 items-center gap-2 text-ink-2">
      <Lock aria-hidden size={18} strokeWidth={1.8} className="flex-none text-ink-3" />
      {t("notifications.always")}
    </span>
  );
}

/** Saves, and says so with a way back; one note at a time. */
function useChange(): (change: SwitchChange) => void {
  const { t } = useTranslation("account/privacy");
  const errorText = useErrorText();
  const { mutate } = useSwitchNotification();
  const shown = useRef<number | null>(null);
  const say = (note: Parameters<typeof toast>[0]) => {
    if (shown.current !== null) toasts.dismiss(shown.current);
    shown.current = toast(note);
  };
  const change = (next: SwitchChange, undone = false) =>
    mutate(next, {
      onSuccess: () => {
        const names = { kind: t(`notifications.kinds.${next.kind}.name`), channel: t(`notifications.${next.channel}`) };
        say({
          title: t("notifications.saved"),
          text: t(next.wanted ? "notifications.savedOn" : "notifications.savedOff", names),
          ...(!undone && {
            action: {
              label: t("notifications.undo"),
              onPress: () => change({ ...next, wanted: !next.wanted }, true),
            },
          }),
        });
      },
      onError: (error) =>
        say({
          title: t("notifications.failed"),
          text: errorText(error),
          tone: "danger",
          action: { label: t("notifications.again"), onPress: () => change(next) },
        }),
    });
  return change;
}

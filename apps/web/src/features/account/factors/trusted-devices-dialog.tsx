import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { deviceIcon, useDeviceWords } from "../device-words.ts";
import { revokeTrust, type TrustedDevice, useTwoFactorChange } from "./two-factor-request.ts";

/** The browsers that are not asked for a code for now. Taking one back hurts nothing: it asks again, that is all. */
export function TrustedDevicesDialog({ devices, onClose }: { devices: TrustedDevice[]; onClose: () => void }) {
  const { t } = useTranslation("account/factors");
  const errorText = useErrorText();
  const revoke = useTwoFactorChange(revokeTrust);
  const [failure, setFailure] = useState<string>();
  const take = (id: string) => {
    setFailure(undefined);
    revoke.mutate(id, {
      onSuccess: () => toast({ title: t("devices.revoked"), tone: "success" }),
      onError: (error) => !hasCode(error, "REAUTH_REQUIRED") && setFailure(errorText(error)),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("devices.title")}
      description={t("devices.text")}
      footer={<Button onClick={onClose}>{t("devices.close")}</Button>}
    >
      {failure && (
        <Alert tone="danger" live="assertive" className="mb-4">
          {failure}
        </Alert>
      )}
      {devices.length === 0 ? (
        <p className="text-ink-2">{t("devices.none")}</p>
      ) : (
        <ul className="grid">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={revoke.isPending && revoke.variables === device.id}
              onRevoke={() => take(device.id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function DeviceRow({ device, busy, onRevoke }: { device: TrustedDevice; busy: boolean; onRevoke: () => void }) {
  const { t } = useTranslation("account/factors");
  const format = useFormat();
  const words = useDeviceWords();
  const name = words.name(device);
  return (
    <li className="flex items-start gap-4 border-line py-4 not-first:border-t first:pt-0">
      <IconTile icon={deviceIcon(device)} tone={device.current ? "primary" : "neutral"} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-sans text-body font-semibold">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-ink-2">
            {t("devices.used", { place: words.place(device), when: format.relative(device.lastUsedAt) })}
          </p>
          <p className="text-ink-2">{t("devices.until", { date: format.date(device.expiresAt, "moment") })}</p>
          {device.current && (
            <Badge variant="confirmed" className="mt-1.5">
              {t("devices.current")}
            </Badge>
          )}
        </div>
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyLabel={t("devices.busy")}
          aria-label={t("devices.revokeNamed", { device: name })}
          onClick={onRevoke}
        >
          {t("devices.revoke")}
        </Button>
      </div>
    </li>
  );
}

import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { deviceIcon, useDeviceWords } from "../device-words.ts";
import type { Session } from "./security-request.ts";

const ways = ["password", "totp", "backup_code", "passkey", "trusted_device"] as const;

/** One place where the person is signed in: which device, where, since when, and how it began. */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const device = useDeviceWords();
  const way = ways.find((known) => known === session.startedBy);
  const name = device.name(session);
  const seen = session.current ? t("sessions.now") : t("sessions.seen", { when: format.relative(session.lastSeenAt) });
  return (
    <li className="flex items-start gap-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <IconTile icon={deviceIcon(session)} tone={session.current ? "primary" : "neutral"} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-sans text-body font-semibold">{name}</h3>
          <p className="text-ink-2">{t("sessions.where", { place: device.place(session), seen })}</p>
          <p className="text-ink-2">
            {t("sessions.since", { when: format.date(session.createdAt, "moment") })}
            {way && ` ${t(`sessions.by.${way}`)}`}
          </p>
        </div>
        {session.current ? (
          <Badge variant="confirmed">{t("sessions.current")}</Badge>
        ) : (
          <Button variant="secondary" size="sm" aria-label={t("sessions.endNamed", { device: name })} onClick={onEnd}>
            {t("sessions.end")}
          </Button>
        )}
      </div>
    </li>
  );
}

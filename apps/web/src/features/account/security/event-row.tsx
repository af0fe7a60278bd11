import type { Device } from "@heirlock/contract/fields";
import { useTranslation } from "react-i18next";
import { knownKey } from "../../../platform/known-key.ts";
import { DateText } from "../../../ui/display/date-text.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { useDeviceWords } from "../device-words.ts";
import { eventLook } from "./event-look.ts";
import type { LoggedEvent } from "./summarise-activity.ts";

/** One event of the security log in plain words, with the device it came from where that is known. */
export function EventRow({ event, note }: { event: LoggedEvent & { device: Device | null }; note?: string }) {
  const { t, i18n } = useTranslation("account/security");
  const device = useDeviceWords();
  const { icon, tone } = eventLook(event.activityType);
  const words =
    event.device && t("activity.device", { device: device.name(event.device), place: device.place(event.device) });
  const kind = knownKey(i18n, "account/security", `events.${event.activityType.replace("account.", "")}`);
  return (
    <li className="flex items-start gap-4 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      <IconTile icon={icon} tone={tone} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">{t(kind ?? "events.other")}</p>
          {(words || note) && <p className="text-ink-2">{[words, note].filter(Boolean).join(" · ")}</p>}
        </div>
        <DateText value={event.createdAt} style="moment" className="text-ink-2" />
      </div>
    </li>
  );
}

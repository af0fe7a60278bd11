import { Radio } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLiveStatus } from "../../../platform/live/live-status.ts";
import { Badge } from "../../../ui/display/badge.tsx";

/** Whether changes made elsewhere appear here by themselves (EVT-004). */
export function LiveBadge() {
  const { t } = useTranslation("account");
  const { connected } = useLiveStatus();
  return (
    <Badge variant={connected ? "success" : "pending"} icon={connected ? Radio : undefined}>
      {t(connected ? "security.liveOn" : "security.liveOff")}
    </Badge>
  );
}

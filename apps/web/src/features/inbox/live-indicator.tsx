import { sinceUpdate } from "@heirlock/domain/inbox/since-update";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveStatus } from "../../platform/live/live-status.ts";

const tick = 15_000;

/** Whether news arrives as it happens, and when something last came. */
export function LiveIndicator({ loadedAt }: { loadedAt: number }) {
  const { connected, lastUpdateAt } = useLiveStatus();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return <LiveWords connected={connected} updatedAt={Math.max(loadedAt, lastUpdateAt ?? 0)} now={now} />;
}

export interface LiveWordsProps {
  connected: boolean;
  /** In milliseconds; 0 before anything has come. */
  updatedAt: number;
  now: number;
}

/** The words of EVT-004 and EVT-005. */
export function LiveWords({ connected, updatedAt, now }: LiveWordsProps) {
  const { t } = useTranslation("inbox");
  const since = sinceUpdate(updatedAt, now);
  return (
    <p className="flex items-center gap-2 text-meta text-ink-2">
      <span
        aria-hidden
        className={clsx("size-2.5 flex-none rounded-full", connected ? "bg-success" : "border-2 border-line-strong")}
      />
      <span>{t(connected ? "live.on" : "live.off")}</span>
      {updatedAt > 0 && (
        <span>{since.form === "now" ? t("live.now") : t(`live.${since.form}`, { n: since.count })}</span>
      )}
    </p>
  );
}

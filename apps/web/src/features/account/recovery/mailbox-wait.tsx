import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "../../../platform/use-action.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { startWait } from "./reset-requests.ts";

const waitMs = 72 * 60 * 60 * 1000;

/** The slow way: its 72 hours with dates, and one explicit tick before they start (o3, KEY-020). */
export function MailboxWait({
  token,
  waitsUntil,
  onStarted,
  onBack,
}: {
  token: string;
  /** Set while a wait runs. */
  waitsUntil: string | null;
  onStarted: (waitsUntil: string) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation("account/recovery");
  const place = useRef<HTMLDivElement>(null);
  const [now] = useState(() => Date.now());
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const wait = useAction(async () => onStarted(await startWait(token)));
  const running = waitsUntil !== null;
  // Chosen or started: the eye and the screen reader go where the answer stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the wait has started
  useEffect(() => {
    const heading = place.current?.querySelector("h2");
    heading?.scrollIntoView({ block: "center" });
    heading?.focus({ preventScroll: true });
  }, [running]);

  const start = () => {
    setMissing(!agreed);
    if (agreed) wait.run();
  };

  return (
    <div ref={place} className="mt-5">
      <Card as="section">
        <h2 tabIndex={-1} className="text-h3">
          {t(running ? "wait.runningTitle" : "wait.title")}
        </h2>
        <Timeline until={waitsUntil ?? new Date(now + waitMs).toISOString()} running={running} />
        <hr className="my-5 border-line" />
        {running ? (
          <p role="status" className="text-ink-2">
            {t("wait.runningText")}
          </p>
        ) : (
          <>
            <Failure error={wait.error} title={t("wait.failed")} className="mb-4" />
            <Checkbox
              name="agreed"
              checked={agreed}
              onCheckedChange={(checked) => {
                setAgreed(checked);
                if (checked) setMissing(false);
              }}
              error={missing ? t("consent.missing") : undefined}
              label={<span className="font-semibold">{t("consent.tick")}</span>}
              description={t("consent.tickText")}
            />
            <div className="action-row mt-4">
              <Button variant="secondary" onClick={onBack}>
                {t("wait.back")}
              </Button>
              <Button busy={wait.busy} busyLabel={t("wait.starting")} onClick={start}>
                {t("wait.start")}
              </Button>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}

function Timeline({ until, running }: { until: string; running: boolean }) {
  const { t } = useTranslation("account/recovery");
  const format = useFormat();
  const end = t("wait.at", { day: format.date(until, "day"), time: format.date(until, "time") });
  const points = [
    {
      name: "now",
      title: t(running ? "wait.toldTitle" : "wait.nowTitle"),
      text: t(running ? "wait.told" : "wait.now"),
    },
    { name: "during", title: t("wait.duringTitle"), text: t("wait.during") },
    { name: "end", title: end, text: t("wait.end") },
  ];
  const current = running ? 1 : 0;
  return (
    <ol className="mt-4 grid gap-x-5 gap-y-4 lg:grid-cols-3">
      {points.map(({ name, title, text }, i) => (
        <li
          key={name}
          aria-current={i === current ? "step" : undefined}
          className="relative flex items-start gap-4 lg:block"
        >
          {i < points.length - 1 && (
            <span
              aria-hidden
              className="absolute start-[13px] top-7 -bottom-4 w-1 bg-wash lg:start-7 lg:-end-5 lg:top-3 lg:bottom-auto lg:h-1 lg:w-auto"
            />
          )}
          <span
            aria-hidden
            className={clsx(
              "relative block size-7 flex-none rounded-full bg-surface",
              i === current && "border-4 border-brass-strong",
              i < current && "border-4 border-primary bg-primary",
              i > current && "border-3 border-line-strong",
            )}
          />
          <span className="block min-w-0 lg:mt-2.5">
            <span className="block font-semibold">{title}</span>
            <span className="block text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

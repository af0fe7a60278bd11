import { sessionTiming } from "@heirlock/domain/account/session-timing";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { stayActive } from "../../../platform/session/keep-session.ts";
import { hasUnsavedEdits } from "../../../platform/session/leave-page.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useSignOut } from "../sign-in/use-sign-out.ts";

/**
 * Thirty minutes have passed without a touch (D07). Both ways out are buttons; anything else that somebody does, in any
 * tab, sends the question away. The end itself is not decided here but by the clock that opened it.
 */
export function IdleWarning({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation("account/session");
  const { busy, signOut } = useSignOut();
  const [unsaved] = useState(hasUnsavedEdits);
  const secondsLeft = useSecondsUntil(endsAt);
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      closable={false}
      size="sm"
      title={t("idle.title")}
      footer={
        <>
          <Button
            variant="secondary"
            busy={busy || secondsLeft === 0}
            waits={false}
            busyLabel={t("idle.signingOut")}
            onClick={() => void signOut()}
          >
            {t("idle.signOut")}
          </Button>
          <Button disabled={busy || secondsLeft === 0} onClick={stayActive}>
            {t("idle.stay")}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-7 max-md:flex-col max-md:gap-4 max-md:text-center">
        <Countdown secondsLeft={secondsLeft} />
        <p className="min-w-0 flex-1 text-lead">{t("idle.text")}</p>
      </div>
      {unsaved && (
        <Alert tone="warning" className="mt-5 text-start" title={t("idle.unsaved")}>
          {t("idle.unsavedText")}
        </Alert>
      )}
    </Dialog>
  );
}

function useSecondsUntil(endsAt: number): number {
  const left = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  });
  return seconds;
}

/** The seconds at which the time left is said aloud; every one of them would be a torrent. */
const saidAt = [60, 30, 10] as const;

function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useTranslation("account/session");
  const format = useFormat();
  const minutes = format.number(Math.floor(secondsLeft / 60));
  const seconds = format.number(secondsLeft % 60, { minimumIntegerDigits: 2 });
  const share = (100 * secondsLeft * 1000) / sessionTiming.countdown;
  const said = saidAt.findLast((mark) => secondsLeft <= mark);
  return (
    <div className="relative size-33 flex-none">
      <svg aria-hidden="true" width="132" height="132" viewBox="0 0 132 132" fill="none" className="-rotate-90">
        <circle cx="66" cy="66" r="57" strokeWidth="9" className="stroke-wash" />
        <circle
          cx="66"
          cy="66"
          r="57"
          pathLength="100"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${share} 100`}
          className="stroke-brass-strong"
        />
      </svg>
      <p role="timer" aria-live="off" className="absolute inset-0 grid place-content-center text-center leading-[1.1]">
        <bdi dir="ltr" className="num serif text-[34px]">{`${minutes}:${seconds}`}</bdi>
        <span className="text-meta font-medium text-ink-2">{t("idle.minutes")}</span>
      </p>
      <p role="status" className="sr-only">
        {said && t("idle.left", { count: said })}
      </p>
    </div>
  );
}

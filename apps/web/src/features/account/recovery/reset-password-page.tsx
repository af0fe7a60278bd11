import { Link } from "@tanstack/react-router";
import { CircleCheck, Lock, MailWarning } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { useLinkToken } from "../recovery-options/use-link-token.ts";
import { MailboxWait } from "./mailbox-wait.tsx";
import type { Way } from "./reset-plan.ts";
import { lookAtReset, type ResetLook } from "./reset-requests.ts";
import { WaysBack } from "./ways-back.tsx";

// The steps come while the three ways are read.
const loadSteps = () => import("./reset-steps.tsx").then(({ ResetSteps }) => ({ default: ResetSteps }));
const ResetSteps = lazy(loadSteps);

type Stage =
  | { name: "looking" | "expired" | "missing" }
  | { name: "failed"; error: unknown }
  | { name: "ways"; look: ResetLook }
  | { name: "steps"; look: ResetLook; way: Way }
  | { name: "done"; way: Way };

/** Where the mailed link leads: three ways back, each with what it means, and then the one that was chosen. */
export function ResetPasswordPage() {
  const { t } = useTranslation("account/recovery");
  const errorText = useErrorText();
  const { token, stage, setStage, look } = useReset();
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(stage.name);
  useEffect(() => {
    if (shown.current === stage.name) return;
    const first = shown.current === "looking";
    shown.current = stage.name;
    if (first) return;
    window.scrollTo(0, 0);
    area.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [stage.name]);
  const expire = () => setStage({ name: "expired" });
  return (
    <div ref={area}>
      {stage.name === "looking" && <LoadingState label={t("reset.looking")} delay={0} />}
      {stage.name === "failed" && (
        <ErrorState level={1} title={t("reset.failedTitle")} text={errorText(stage.error)} onRetry={look} />
      )}
      {(stage.name === "expired" || stage.name === "missing") && <NoLink why={stage.name} />}
      {stage.name === "ways" && (
        <Ways
          token={token}
          look={stage.look}
          onWay={(way) => setStage({ name: "steps", look: stage.look, way })}
          onWaiting={(waitsUntil) => setStage({ name: "ways", look: { ...stage.look, waitsUntil } })}
        />
      )}
      {stage.name === "steps" && (
        <Suspense fallback={<LoadingState label={t("reset.loading")} />}>
          <ResetSteps
            token={token}
            look={stage.look}
            way={stage.way}
            onDone={() => setStage({ name: "done", way: stage.way })}
            onExpired={expire}
            onBack={() => setStage({ name: "ways", look: stage.look })}
          />
        </Suspense>
      )}
      {stage.name === "done" && <ResetDone way={stage.way} />}
    </div>
  );
}

function useReset() {
  const token = useLinkToken();
  const [stage, setStage] = useState<Stage>({ name: token ? "looking" : "missing" });
  const look = useCallback(async () => {
    if (!token) return;
    setStage({ name: "looking" });
    try {
      setStage({ name: "ways", look: await lookAtReset(token) });
    } catch (error) {
      const refused = hasCode(error, "TOKEN_EXPIRED", "VALIDATION_ERROR");
      setStage(refused ? { name: "expired" } : { name: "failed", error });
    }
  }, [token]);
  useEffect(() => void look(), [look]);
  useEffect(() => void loadSteps().catch(() => {}), []);
  return { token, stage, setStage, look: () => void look() };
}

function Ways({
  token,
  look,
  onWay,
  onWaiting,
}: {
  token: string;
  look: ResetLook;
  onWay: (way: Way) => void;
  onWaiting: (waitsUntil: string) => void;
}) {
  const { t } = useTranslation("account/recovery");
  const ready = look.state === "ready";
  const [waiting, setWaiting] = useState(false);
  const choose = (way: Way) => (way === "mailbox" && !ready ? setWaiting(true) : onWay(way));
  const showsWait = !ready && (waiting || look.waitsUntil !== null);
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {t(ready ? "reset.readyTitle" : "reset.title")}
      </h1>
      <p className="mt-2 max-w-[62ch] text-lead text-ink-2">{t(ready ? "reset.readyLead" : "reset.lead")}</p>
      <WaysBack look={look} chosen={showsWait ? "mailbox" : null} onChoose={choose} />
      {showsWait && (
        <MailboxWait
          token={token}
          waitsUntil={look.waitsUntil}
          onStarted={onWaiting}
          onBack={() => setWaiting(false)}
        />
      )}
    </>
  );
}

function NoLink({ why }: { why: "expired" | "missing" }) {
  const { t } = useTranslation("account/recovery");
  return (
    <div className="mx-auto grid max-w-[500px] gap-5">
      <IconTile icon={MailWarning} tone="brass" />
      <div role="status">
        <h1 tabIndex={-1} className="text-h1">
          {t(`reset.${why}Title`)}
        </h1>
        <p className="mt-2 text-ink-2">{t(`reset.${why}Text`)}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button render={<Link to="/auth/forgot-password" />}>{t("reset.newLink")}</Button>
        <Button variant="ghost" render={<Link to="/auth/login" />}>
          {t("forgot.back")}
        </Button>
      </div>
    </div>
  );
}

function ResetDone({ way }: { way: Way }) {
  const { t } = useTranslation("account/recovery");
  const kept = way === "kit";
  return (
    <div className="mx-auto grid max-w-[560px] gap-5">
      <IconTile icon={CircleCheck} />
      <div role="status">
        <h1 tabIndex={-1} className="text-h1">
          {t("done.title")}
        </h1>
        <p className="mt-2 text-ink-2">{t(kept ? "done.kit" : "done.newKeys")}</p>
      </div>
      {kept ? (
        <Alert tone="plain" title={t("done.printTitle")}>
          {t("done.printText")}
        </Alert>
      ) : (
        <Alert tone="brass" icon={Lock} title={t("done.sealedTitle")}>
          {t("done.sealedText")}
        </Alert>
      )}
      <p className="text-ink-3">{t("done.ended")}</p>
      <Button size="lg" block render={<Link to="/auth/login" />}>
        {t("done.signIn")}
      </Button>
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { KeyRound, Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/api/error-text.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert, AlertButton } from "../../ui/feedback/alert.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { toast, toastError } from "../../ui/feedback/toast-store.ts";
import { isToBeMoved, moveEntries } from "./move-entries.ts";
import type { OpenEntry } from "./offers/open-entries.ts";

/** After a reset without the kit: what is sealed, and once the kit was found, the way back under today's keys (KEY-021). */
export function SealedNotices({ entries }: { entries: readonly OpenEntry[] }) {
  const { t } = useTranslation("vault");
  const sealed = entries.filter(({ entry, problem }) => problem === "keys.not_available" && entry.deleted_at === null);
  const movable = entries.filter(isToBeMoved);
  return (
    <>
      {sealed.length > 0 && (
        <Alert
          tone="brass"
          icon={Lock}
          title={t("sealed.noticeTitle", { count: sealed.length })}
          action={
            <AlertButton icon={KeyRound} render={<Link to="/settings/security" />}>
              {t("sealed.action")}
            </AlertButton>
          }
        >
          {t("sealed.notice")}
        </Alert>
      )}
      {movable.length > 0 && <MoveNotice entries={movable} />}
    </>
  );
}

function MoveNotice({ entries }: { entries: readonly OpenEntry[] }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const errorText = useErrorText();
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const move = async () => {
    const controller = new AbortController();
    stop.current = controller;
    const total = entries.length;
    setRunning({ done: 0, total });
    try {
      const failed = await moveEntries(
        entries.map(({ entry }) => entry),
        { signal: controller.signal, onMoved: (done) => setRunning({ done, total }) },
      );
      if (failed > 0) toastError(t("sealed.moveFailed", { count: failed }));
      else toast({ title: t("sealed.movedTitle"), text: t("sealed.movedText") });
    } catch (error) {
      if (!controller.signal.aborted && !hasCode(error, "REAUTH_REQUIRED")) toastError(errorText(error));
    } finally {
      setRunning(null);
    }
  };
  return (
    <Alert
      tone="brass"
      icon={KeyRound}
      title={t("sealed.moveTitle", { count: entries.length })}
      action={
        running ? undefined : (
          <Button size="sm" variant="secondary" onClick={() => void move()}>
            {t("sealed.moveAction")}
          </Button>
        )
      }
    >
      {running ? (
        <Progress
          label={t("sealed.moving", { done: format.number(running.done), total: format.number(running.total) })}
          value={running.done}
          max={running.total}
          className="mt-2"
        />
      ) : (
        t("sealed.moveText")
      )}
    </Alert>
  );
}

import { Link } from "@tanstack/react-router";
import { ShieldCheck, ShieldQuestion, TimerOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { useLinkToken } from "../recovery-options/use-link-token.ts";
import { AuthLayout } from "../sign-in/auth-layout.tsx";

type State = "asking" | "busy" | "stopped" | "expired";

/**
 * Where the button of a notice about a waiting reset leads. One tap stops it; opening the page alone does not, because
 * mail programs open links ahead.
 */
export function StopResetPage() {
  const { t } = useTranslation("account/recovery");
  const token = useLinkToken();
  const [state, setState] = useState<State>(token ? "asking" : "expired");
  const [failure, setFailure] = useState<unknown>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state && state !== "busy") heading.current?.focus();
    shown.current = state;
  }, [state]);
  const stop = async () => {
    if (state === "busy") return;
    setFailure(null);
    setState("busy");
    try {
      await call("POST /api/auth/password/reset/stop", { body: { token } });
      setState("stopped");
    } catch (error) {
      const expired = hasCode(error, "TOKEN_EXPIRED", "VALIDATION_ERROR");
      setState(expired ? "expired" : "asking");
      if (!expired) setFailure(error);
    }
  };
  const text = state === "busy" ? "asking" : state;
  return (
    <AuthLayout quote={t("stop.quote")} narrow>
      <div className="grid gap-5">
        <IconTile
          icon={state === "stopped" ? ShieldCheck : state === "expired" ? TimerOff : ShieldQuestion}
          tone={state === "stopped" ? "primary" : "brass"}
        />
        <div role="status">
          <h1 ref={heading} tabIndex={-1} className="text-h1">
            {t(`stop.${text}Title`)}
          </h1>
          <p className="mt-2 text-ink-2">{t(`stop.${text}Text`)}</p>
        </div>
        <Failure error={failure} title={t("stop.failed")} />
        {text === "asking" ? (
          <>
            <Button size="lg" block busy={state === "busy"} busyLabel={t("stop.busy")} onClick={() => void stop()}>
              {t("stop.action")}
            </Button>
            <p className="text-ink-3">{t("stop.mine")}</p>
          </>
        ) : (
          <Button size="lg" block variant="secondary" render={<Link to="/auth/login" />}>
            {t("done.signIn")}
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}

import { Hourglass, LogOut, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";
import { useAction } from "../../../platform/use-action.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { useSignOut } from "../sign-in/use-sign-out.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Until when an account that waits to be deleted can be kept, the way back, and the way out. */
export function ClosingPage({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation("account/privacy");
  const [refused, setRefused] = useState(false);
  const left = Math.ceil((new Date(deletesAt).getTime() - Date.now()) / dayMs);
  const over = left <= 0 || refused;
  return (
    <AuthLayout quote={t("closed.quote")} narrow>
      <div className="grid gap-5">
        <IconTile icon={Hourglass} tone="brass" />
        {over ? (
          <div>
            <h1 className="text-h1">{t("closing.over")}</h1>
            <p className="mt-2 text-ink-2">{t("closing.overText")}</p>
          </div>
        ) : (
          <StillHere deletesAt={deletesAt} left={left} onTooLate={() => setRefused(true)} />
        )}
        <LeaveButton />
      </div>
    </AuthLayout>
  );
}

function StillHere({ deletesAt, left, onTooLate }: { deletesAt: string; left: number; onTooLate: () => void }) {
  const { t } = useTranslation("account/privacy");
  const format = useFormat();
  const keep = useAction(async () => {
    try {
      await call("POST /api/user/account/return");
    } catch (error) {
      if (hasCode(error, "TOKEN_EXPIRED")) return onTooLate();
      throw error;
    }
    await refreshUserFacts();
    toast({ title: t("closing.kept") });
  });
  return (
    <>
      <div>
        <h1 className="text-h1">{t("closing.title")}</h1>
        <p className="mt-2 text-ink-2">{t("closing.text", { date: format.date(deletesAt, "full") })}</p>
        <p className="mt-3">
          <Badge variant="pending">{t("closing.left", { count: left })}</Badge>
        </p>
      </div>
      <div>
        <h2 className="text-h3">{t("closing.keepTitle")}</h2>
        <p className="mt-1 text-ink-2">{t("closing.keepText")}</p>
      </div>
      <Failure error={keep.error} title={t("closing.failed")} />
      <Button size="lg" block icon={Undo2} busy={keep.busy} busyLabel={t("closing.keeping")} onClick={keep.run}>
        {t("closing.keep")}
      </Button>
    </>
  );
}

function LeaveButton() {
  const { t } = useTranslation("account/privacy");
  const { busy, signOut } = useSignOut();
  return (
    <Button
      variant="secondary"
      block
      icon={LogOut}
      busy={busy}
      busyLabel={t("closing.outBusy")}
      onClick={() => void signOut()}
    >
      {t("closing.out")}
    </Button>
  );
}

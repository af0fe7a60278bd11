import { KeyRound } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";

const ChangePasswordForm = lazy(() =>
  import("./change-password-form.tsx").then((module) => ({ default: module.ChangePasswordForm })),
);

/** The password, and the way to another one. */
export function PasswordCard() {
  const { t } = useTranslation("account/recovery");
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChanging(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const done = (sessionsEnded: number) => {
    toast({
      title: t("change.doneTitle"),
      text: sessionsEnded > 0 ? t("change.doneEnded", { count: sessionsEnded }) : t("change.doneText"),
      tone: "success",
    });
    close();
  };
  return (
    <Card as="section" aria-labelledby="password-title">
      <CardHeader
        id="password-title"
        title={t("change.title")}
        description={t("change.text")}
        icon={<IconTile icon={KeyRound} tone="neutral" />}
      />
      {changing ? (
        <Suspense fallback={<LoadingState label={t("reset.loading")} />}>
          <ChangePasswordForm onDone={done} onCancel={close} />
        </Suspense>
      ) : (
        <Button ref={opener} variant="secondary" onClick={() => setChanging(true)} className="max-sm:w-full">
          {t("change.open")}
        </Button>
      )}
    </Card>
  );
}

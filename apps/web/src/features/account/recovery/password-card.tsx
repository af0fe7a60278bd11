import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { IconTile } from "../../../ui/icon-tile.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";

/** The password, and the way to another one. */
export function PasswordCard() {
  const { t } = useTranslation("recovery");
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
        <ChangePasswordForm onDone={done} onCancel={close} />
      ) : (
        <Button ref={opener} variant="secondary" onClick={() => setChanging(true)} className="max-sm:w-full">
          {t("change.open")}
        </Button>
      )}
    </Card>
  );
}

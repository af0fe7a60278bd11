import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { type LeftOut, LeftOutFiles } from "./left-out-files.tsx";

export function Imported({ added, leftOut }: { added: number; leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation("vault/import");
  return (
    <div className="grid max-w-180 gap-5">
      <Alert tone="success" live="polite" title={t("done.title", { count: added })}>
        {t("done.text")}
      </Alert>
      {leftOut.length > 0 && <LeftOutFiles files={leftOut} />}
      <Alert tone="warning" title={t("done.deleteTitle")}>
        {t("done.delete")}
      </Alert>
      <Button className="justify-self-start" render={<Link to="/dashboard/will-holder/vault" search={{}} />}>
        {t("done.toVault")}
      </Button>
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { Download, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";

/** Moving in and out, below the list of the vault. */
export function VaultTools() {
  const { t } = useTranslation(["vault/import", "vault/vault-export"]);
  return (
    <>
      <Button variant="ghost" icon={Upload} render={<Link to="/dashboard/will-holder/vault/import" />}>
        {t("vault/import:tool")}
      </Button>
      <Button variant="ghost" icon={Download} render={<Link to="/dashboard/will-holder/vault/export" />}>
        {t("vault/vault-export:tool")}
      </Button>
    </>
  );
}

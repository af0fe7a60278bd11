import type { RefusedKey } from "@heirlock/keyring/sharing/holder-requests";
import { ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** A key that the holder's client refused: the person by name, why, and what to do (KEY-052). A toast has said it aloud. */
export function RefusedText({ name, refused, action }: { name: string; refused: RefusedKey; action?: ReactNode }) {
  const { t } = useTranslation("sharing/keys");
  const ofCard = refused.of === "card";
  // Made before a reset without the kit, it alone opens what was locked then: nobody is told to take it back.
  const card = refused.why === "signer" ? "cardSigner" : "card";
  return (
    <Alert
      tone="danger"
      icon={ShieldAlert}
      title={t(ofCard ? "refused.cardTitle" : "refused.title", { name })}
      action={action}
    >
      <p>{t(ofCard ? `refused.${card}Why` : `refused.why.${refused.why}`, { name })}</p>
      <p className="mt-1.5">{t(ofCard ? `refused.${card}Do` : "refused.do", { name })}</p>
    </Alert>
  );
}

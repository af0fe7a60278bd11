import { ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RefusedKey } from "../../../platform/keys/protocol.ts";
import { Alert } from "../../../ui/alert.tsx";

/** A key that the holder's client refused: the person by name, why, and what to do (KEY-052). A toast has said it aloud. */
export function RefusedText({ name, refused, action }: { name: string; refused: RefusedKey; action?: ReactNode }) {
  const { t } = useTranslation("keys");
  const ofCard = refused.of === "card";
  return (
    <Alert
      tone="danger"
      icon={ShieldAlert}
      title={t(ofCard ? "refused.cardTitle" : "refused.title", { name })}
      action={action}
    >
      <p>{t(ofCard ? "refused.cardWhy" : `refused.why.${refused.why}`, { name })}</p>
      <p className="mt-1.5">{t(ofCard ? "refused.cardDo" : "refused.do", { name })}</p>
    </Alert>
  );
}

import type { SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import { ShieldAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";

/**
 * Holds on to the keys whose words were shown first. A server could put others in their place after the words were read
 * and before "All the words are the same" is pressed, at the same spot: then the words go, and that is said before
 * others come (KEY-051).
 */
export function ShownKeys({ keys, name, children }: { keys: SharedKeys; name: string; children: ReactNode }) {
  const { t } = useTranslation("sharing/compare");
  const now = `${keys.recipient} ${keys.verifying_key}`;
  const [shown, setShown] = useState(now);
  if (shown === now) return children;
  return (
    <Card role="alert">
      <EmptyState
        icon={ShieldAlert}
        title={t("another.title")}
        text={t("another.text", { name })}
        action={
          <Button variant="secondary" onClick={() => setShown(now)}>
            {t("another.show")}
          </Button>
        }
      />
    </Card>
  );
}

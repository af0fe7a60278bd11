import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { type StoredKeys, useStoredKeys } from "../keys-request.ts";

const RestoreDialog = lazy(() => import("./restore-dialog.tsx").then((module) => ({ default: module.RestoreDialog })));

type Older = StoredKeys["older"][number];

/** After a reset without the kit: what is sealed, until when, and the way to open it again. Nothing while there is none. */
export function SealedItems() {
  const { t } = useTranslation("account/recovery");
  const format = useFormat();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useStoredKeys();
  const [entering, setEntering] = useState<Older | null>(null);
  const sealed = data?.older.filter(({ bundleByRoot }) => bundleByRoot === null) ?? [];
  const restored = async ({ verifyingKey }: Older) => {
    setEntering(null);
    toast({ title: t("sealed.restoredTitle"), text: t("sealed.restoredText"), tone: "success" });
    await queries.invalidateQueries({ queryKey: ["account", "keys"] });
    await queries.invalidateQueries({ queryKey: ["signed-plan"] });
    // Where somebody gets something by the old keys, that is the next thing to look at (KEY-075).
    if (await hasGranted(verifyingKey)) await navigate({ to: "/dashboard/will-holder/plan-changes" });
  };
  return (
    <>
      {sealed.map((older) => (
        <Alert
          key={older.id}
          tone="brass"
          icon={Lock}
          title={t("sealed.title")}
          action={<Button onClick={() => setEntering(older)}>{t("sealed.action")}</Button>}
        >
          {t("sealed.text", { when: format.date(older.replacedAt, "short"), number: older.kitNumber })}
        </Alert>
      ))}
      {entering && data && (
        <Suspense fallback={null}>
          <RestoreDialog
            older={entering}
            keys={data}
            onDone={() => void restored(entering)}
            onCancel={() => setEntering(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Only where to go next: what was granted is read from signatures there. */
async function hasGranted(verifyingKey: string): Promise<boolean> {
  try {
    const { chains } = (await call("GET /api/plan")).data;
    return chains.some(({ key_id, grants }) => key_id === verifyingKey && grants.length > 0);
  } catch {
    return false;
  }
}

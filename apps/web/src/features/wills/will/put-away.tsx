import type { Will } from "@heirlock/contract/wills";
import { Archive, ArchiveRestore, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { useWillChange, type WillChange } from "./will-change.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("../../../ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
}));

type Asked = Exclude<WillChange, "start" | "restore">;

/** Deleting a draft, discarding a new version, and the archive: each asked once. */
export function PutAway({ will: { id, status, versions } }: { will: Will }) {
  const { t } = useTranslation("wills");
  const [asked, setAsked] = useState<Asked | null>(null);
  const draft = versions.find((one) => one.status === "draft");
  const change = useWillChange(id, asked ?? "archive", draft?.number);
  const restore = useWillChange(id, "restore");
  const offered: Asked[] =
    status === "draft" ? ["remove"] : status === "published" ? (draft ? ["discard", "archive"] : ["archive"]) : [];
  return (
    <div className="flex flex-wrap gap-3">
      {offered.map((one) => (
        <Button
          key={one}
          variant="ghost"
          size="sm"
          icon={one === "archive" ? Archive : Trash2}
          onClick={() => {
            change.reset();
            setAsked(one);
          }}
        >
          {t(`away.${one}.button`)}
        </Button>
      ))}
      {status === "archived" && (
        <Button
          variant="secondary"
          icon={ArchiveRestore}
          busy={restore.isPending}
          busyLabel={t("away.restoring")}
          onClick={() => restore.mutate()}
        >
          {t("away.restore")}
        </Button>
      )}
      <Failure error={restore.error} title={t("away.failed")} />
      {asked && (
        <Suspense>
          <ConfirmDialog
            open
            danger={asked !== "archive"}
            onOpenChange={(open) => !open && setAsked(null)}
            title={t(`away.${asked}.title`)}
            description={t(`away.${asked}.text`)}
            confirmLabel={t(`away.${asked}.button`)}
            busy={change.isPending}
            busyLabel={t("away.working")}
            onConfirm={() => change.mutate(undefined, { onSuccess: () => setAsked(null) })}
          >
            <Failure error={change.error} title={t("away.failed")} />
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

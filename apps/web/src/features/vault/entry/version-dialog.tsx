import type { VaultEntry } from "@heirlock/contract/vault";
import { useMutation } from "@tanstack/react-query";
import { Eye, History, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { useShownForAWhile } from "../../../platform/use-shown-for-a-while.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { AccessBadge, CategoryBadge, TagBadges } from "../entry-badges.tsx";
import { fileFactsOf } from "../entry-details.ts";
import {
  type EntryVersion,
  type RevealedVersion,
  restoreVersion,
  revealVersion,
  VersionUnreadable,
} from "../entry-versions.ts";
import { RevealFailure } from "./content-card.tsx";
import { EntryProblem } from "./entry-problem.tsx";

export interface VersionDialogProps {
  entry: VaultEntry;
  version: EntryVersion;
  onClose: () => void;
}

/** An earlier revision as it was, hidden until asked for, with the way to make it the current one. */
export function VersionDialog({ entry, version, onClose }: VersionDialogProps) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const errorText = useErrorText();
  const { value: plain, show } = useShownForAWhile<RevealedVersion>();
  const reveal = useMutation({ gcTime: 0, mutationFn: async () => show(await revealVersion(version)) });
  const restore = useMutation({
    mutationFn: async () => {
      if (plain) await restoreVersion(entry, version, plain);
    },
    onSuccess: () => {
      toast({ title: t("versions.restored"), text: t("versions.restoredText") });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !restore.isPending && onClose()}
      icon={<IconTile icon={History} tone="neutral" />}
      title={t("versions.dialogTitle", { n: format.number(version.revision) })}
      description={t("versions.dialogText", {
        saved: format.date(version.saved_at, "moment"),
        replaced: format.date(version.replaced_at, "moment"),
      })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("versions.close")}
          </Button>
          {plain ? (
            <Button
              icon={RotateCcw}
              busy={restore.isPending}
              busyLabel={t("versions.restoring")}
              onClick={() => restore.mutate()}
            >
              {t("versions.restore")}
            </Button>
          ) : (
            <Button
              icon={Eye}
              busy={reveal.isPending}
              busyLabel={t("versions.opening")}
              onClick={() => reveal.mutate()}
            >
              {t("entry.reveal")}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap gap-2">
          <CategoryBadge category={version.category} />
          <AccessBadge condition={version.access_condition} />
          {plain && <TagBadges tags={plain.tags} />}
        </p>
        {reveal.error instanceof VersionUnreadable ? (
          <EntryProblem code={reveal.error.code} />
        ) : (
          <RevealFailure error={reveal.error} />
        )}
        {plain && <PlainVersion plain={plain} hasFile={version.file !== null} />}
        {restore.isError && !hasCode(restore.error, "REAUTH_REQUIRED") && (
          <Alert tone="danger" live="assertive">
            {t("versions.restoreFailed")} {errorText(restore.error)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function PlainVersion({ plain, hasFile }: { plain: RevealedVersion; hasFile: boolean }) {
  const { t } = useTranslation("vault");
  const { name } = fileFactsOf(plain);
  return (
    <dl className="grid gap-4">
      <div>
        <dt className="text-meta text-ink-3">{t("versions.entryTitle")}</dt>
        <dd className="font-semibold break-words">
          <bdi translate="no">{plain.title}</bdi>
        </dd>
      </div>
      {plain.description && (
        <div>
          <dt className="text-meta text-ink-3">{t("entry.description")}</dt>
          <dd dir="auto" translate="no" className="break-words whitespace-pre-line">
            {plain.description}
          </dd>
        </div>
      )}
      <div>
        <dt className="text-meta text-ink-3">{t("entry.contentTitle")}</dt>
        <dd
          dir="auto"
          translate="no"
          className="mt-1 rounded-md border border-line bg-sunken px-4 py-3 break-words whitespace-pre-wrap"
        >
          {plain.content}
        </dd>
      </div>
      <div>
        <dt className="text-meta text-ink-3">{t("versions.file")}</dt>
        <dd className="break-words">
          {hasFile ? t("versions.withFile", { name: name || t("entry.fileUnnamed") }) : t("versions.withoutFile")}
        </dd>
      </div>
    </dl>
  );
}

import type { VaultEntry } from "@heirlock/contract/vault";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { useErrorText } from "../../platform/api/error-text.ts";
import { bringBack, followAction } from "../../platform/plan/act.ts";
import { toast, toastError } from "../../ui/feedback/toast-store.ts";
import { refreshVault } from "./offers/open-entries.ts";

type EntryId = VaultEntry["id"];

const byId = (id: EntryId) => ({ params: { id } });

/**
 * Into the bin, with a way back in the same breath. The title is not said: a toast may outlive the open vault. A page of
 * the entry itself leaves with `onBinned`, before it is drawn without its entry.
 */
export function useBinEntry(onBinned?: () => Promise<void>) {
  const { t } = useTranslation("vault");
  const failure = useFailure();
  const restore = useRestoreEntry();
  return useMutation({
    mutationFn: async (id: EntryId) => {
      await call("DELETE /api/vault/:id", byId(id));
      await followAction([{ kind: "bin", entry: id, on: new Date().toISOString().slice(0, 10) }]);
    },
    onSuccess: async (_, id) => {
      await onBinned?.();
      toast({
        title: t("delete.deleted"),
        text: t("delete.deletedText"),
        action: { label: t("delete.undo"), onPress: () => restore.mutate(id) },
      });
      await refreshVault();
    },
    onError: (error) => failure("delete.failed", error),
  });
}

export function useRestoreEntry() {
  const { t } = useTranslation("vault");
  const failure = useFailure();
  return useMutation({
    mutationFn: async (id: EntryId) => {
      await bringBack(id);
    },
    onSuccess: () => {
      toast({ title: t("delete.restored"), text: t("delete.restoredText") });
      return refreshVault();
    },
    onError: (error) =>
      hasCode(error, "PAYWALL", "CAP_REACHED")
        ? toastError(t("delete.noRoom"))
        : failure("delete.restoreFailed", error),
  });
}

/** For good. The caller asks before, and shows a failure where it asked. */
export function usePurgeEntry() {
  const { t } = useTranslation("vault");
  return useMutation({
    mutationFn: async (id: EntryId) => {
      await call("POST /api/vault/:id/purge", byId(id));
      await followAction([{ kind: "erase", entry: id }]);
    },
    onSuccess: () => {
      toast({ title: t("removed.purged"), text: t("removed.purgedText") });
      return refreshVault();
    },
  });
}

/** What failed and why. Who would rather not prove who they are knows already that nothing happened. */
function useFailure() {
  const { t } = useTranslation("vault");
  const errorText = useErrorText();
  return (what: "delete.failed" | "delete.restoreFailed", error: unknown) => {
    if (!hasCode(error, "REAUTH_REQUIRED", "NOT_CONFIRMED")) toastError(`${t(what)} ${errorText(error)}`);
  };
}

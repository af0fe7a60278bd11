import { KeysError } from "@heirlock/keyring/problems";
import { FolderLock } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { EntryProblem } from "../entry/entry-problem.tsx";
import { isToBeMoved, moveEntries } from "../move-entries.ts";
import { type OpenEntry, refreshVault } from "../offers/open-entries.ts";
import { revealEntry } from "../reveal-entry.ts";

/** An entry with its content. Without a content key nothing opens what was there: it can only be replaced (VLT-025). */
export interface EntryToEdit extends OpenEntry {
  content: string;
  contentKey: string | null;
}

type Gate =
  | { state: "opening" }
  | { state: "open"; entry: EntryToEdit }
  /** Not opened, and not to be replaced either: sealed under an older bundle, forged, or older than one seen. */
  | { state: "closed"; code: string }
  | { state: "failed"; error: unknown };

/** Fetches the content, with a fresh proof if need be, before the form is drawn. */
export function EditGate({
  editing,
  onClose,
  children,
}: {
  editing: OpenEntry;
  onClose: () => void;
  children: (opened: EntryToEdit, onReload: () => void) => ReactNode;
}) {
  const { t } = useTranslation("vault/form");
  const [gate, setGate] = useState<Gate>({ state: "opening" });
  const [attempt, setAttempt] = useState(0);
  const toBeMoved = isToBeMoved(editing);
  // A newer revision that arrives while this one is being opened is opened instead.
  const revision = gate.state === "open" ? null : editing.entry.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is live behind the form opens it once, or when asked
  useEffect(() => {
    if (revision === null) return;
    const controller = new AbortController();
    openForEdit(editing, controller.signal)
      .catch((error): Gate => ({ state: "failed", error }))
      .then((next) => {
        if (!controller.signal.aborted && next) setGate(next);
      });
    return () => controller.abort();
  }, [attempt, toBeMoved, revision]);
  const reload = () => {
    void refreshVault();
    setGate({ state: "opening" });
    setAttempt((count) => count + 1);
  };
  if (gate.state === "open") return children(gate.entry, reload);
  const isOpening = gate.state === "opening";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      // The question who is asking lies over this one and must not close it.
      closable={!isOpening}
      icon={<IconTile icon={FolderLock} />}
      title={t("title.edit")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          {gate.state === "failed" && <Button onClick={reload}>{t("tryAgain")}</Button>}
        </>
      }
    >
      {isOpening ? (
        <LoadingState label={t("opening")} />
      ) : gate.state === "closed" ? (
        <EntryProblem code={gate.code} />
      ) : (
        <OpenFailed error={gate.error} />
      )}
    </Dialog>
  );
}

function OpenFailed({ error }: { error: unknown }) {
  const { t } = useTranslation("vault/form");
  const errorText = useErrorText();
  const text = hasCode(error, "REAUTH_REQUIRED") ? t("proofNeeded") : errorText(error);
  return (
    <Alert tone="danger" live="assertive" title={t("openFailed")}>
      {text}
    </Alert>
  );
}

/** Null while an entry of an older bundle is being moved: it comes back under today's keys, and is opened then. */
async function openForEdit(editing: OpenEntry, signal: AbortSignal): Promise<Gate | null> {
  if (editing.problem) return unopened(editing, editing.problem);
  if (isToBeMoved(editing)) {
    const failed = await moveEntries([editing.entry], { signal, onMoved: () => {} });
    return failed === 0 ? null : { state: "failed", error: null };
  }
  try {
    const { content, contentKey } = await revealEntry(editing.entry, signal);
    return { state: "open", entry: { ...editing, content, contentKey } };
  } catch (error) {
    if (error instanceof KeysError) return unopened(editing, error.code);
    throw error;
  }
}

function unopened(editing: OpenEntry, code: string): Gate {
  if (!code.startsWith("sealed.")) return { state: "closed", code };
  return { state: "open", entry: { ...editing, content: "", contentKey: null } };
}

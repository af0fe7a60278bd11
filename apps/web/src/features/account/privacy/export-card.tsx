import { Link } from "@tanstack/react-router";
import { Download, FileArchive } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useFormat, useReading } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import type { ExportStep } from "../export/make-export.ts";
import { saveFile } from "../export/save-file.ts";
import type { VaultToExport } from "../export/vault-items.ts";
import { UnlockDialog } from "../offers/unlock-dialog.tsx";

interface SavedExport {
  address: string;
  name: string;
  bytes: number;
}

type State =
  | { name: "idle" }
  | { name: "running"; step: ExportStep; count?: { done: number; total: number } | undefined }
  | { name: "done"; saved: SavedExport }
  | { name: "failed"; error: unknown };

const steps = ["ask", "fetch", "vault", "pack"] as const satisfies readonly ExportStep[];

export interface ExportCardProps {
  vault: VaultToExport;
}

type VaultForm = "opened" | "locked";

/** One button, one file. It is made on this device; the page keeps it as long as it is open. */
export function ExportCard({ vault }: ExportCardProps) {
  const { t } = useTranslation("account/privacy");
  const { state, start } = useExport();
  const [choice, setChoice] = useState<VaultForm | null>(null);
  const [unlocking, setUnlocking] = useState(false);
  const running = state.name === "running";
  const form: VaultForm = vault.count === 0 ? "locked" : (choice ?? (vault.unlocked ? "opened" : "locked"));
  const opened = form === "opened" ? vault : null;
  const press = () => (opened && !opened.unlocked ? setUnlocking(true) : void start(opened));
  return (
    <Card as="section" aria-labelledby="export">
      <CardHeader
        id="export"
        title={t("export.title")}
        description={t("export.text")}
        icon={<IconTile icon={FileArchive} />}
      />
      <div className="grid gap-4">
        {vault.count > 0 && state.name !== "done" && (
          <VaultChoice count={vault.count} value={form} disabled={running} onChange={setChoice} />
        )}
        <div role="status" className="grid gap-3 empty:hidden">
          {running && (
            <Progress
              label={state.count ? t("export.steps.vaultCount", state.count) : t(`export.steps.${state.step}`)}
              value={steps.indexOf(state.step) + 1}
              max={steps.length + 1}
              tone="brass"
            />
          )}
          {state.name === "done" && <Done saved={state.saved} />}
        </div>
        {state.name === "failed" && <Failed error={state.error} />}
        {state.name !== "done" && (
          <Button
            icon={Download}
            busy={running}
            busyLabel={t("export.running")}
            onClick={press}
            className="justify-self-start max-sm:w-full"
          >
            {t(state.name === "failed" ? "export.retry" : "export.start")}
          </Button>
        )}
      </div>
      {unlocking && <UnlockDialog open onOpenChange={setUnlocking} onUnlocked={() => void start(vault)} />}
    </Card>
  );
}

interface VaultChoiceProps {
  count: number;
  value: VaultForm;
  disabled: boolean;
  onChange: (value: VaultForm) => void;
}

function VaultChoice({ count, value, disabled, onChange }: VaultChoiceProps) {
  const { t } = useTranslation("account/privacy");
  return (
    <>
      <RadioCards
        name="vaultInExport"
        label={t("export.vault.title", { count })}
        columns={2}
        value={value}
        onValueChange={onChange}
        options={(["opened", "locked"] as const).map((form) => ({
          value: form,
          label: t(`export.vault.${form}.label`),
          description: t(`export.vault.${form}.text`),
          disabled,
        }))}
      />
      {value === "opened" && (
        <Alert tone="warning" live="polite">
          {t("export.vault.warning")}
        </Alert>
      )}
      <p className="text-ink-2">
        <Trans
          t={t}
          i18nKey="export.vault.other"
          components={{ page: <Link to="/dashboard/will-holder/vault/export" /> }}
        />
      </p>
    </>
  );
}

function Done({ saved }: { saved: SavedExport }) {
  const { t } = useTranslation("account/privacy");
  const format = useFormat();
  const size = t("export.size", { number: format.number(Math.max(1, Math.round(saved.bytes / 1000))) });
  return (
    <Alert
      tone="success"
      title={t("export.doneTitle")}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={Download}
          // A file of the page's memory, which the router knows nothing of.
          render={<a href={saved.address} download={saved.name} />}
        >
          {t("export.again")}
        </Button>
      }
    >
      <p>
        <Trans
          t={t}
          i18nKey="export.doneText"
          values={{ name: saved.name, size }}
          components={{ name: <bdi className="font-semibold break-words text-ink" /> }}
        />
      </p>
      <p className="mt-1.5">{t("export.mailed")}</p>
    </Alert>
  );
}

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation("account/privacy");
  const errorText = useErrorText();
  const format = useFormat();
  const soon = error instanceof ApiError && error.code === "EXPORT_RUNNING" && error.retryAfterSeconds;
  return (
    <Alert tone={soon ? "brass" : "danger"} live="assertive" title={t("export.failed")}>
      {soon ? t("export.wait", { time: format.date(new Date(Date.now() + soon * 1000), "time") }) : errorText(error)}
    </Alert>
  );
}

function useExport() {
  const { i18n } = useTranslation("account/privacy");
  const reading = useReading();
  const [state, setState] = useState<State>({ name: "idle" });
  const leaving = useRef<AbortController | null>(null);
  const address = useRef<string | null>(null);
  useEffect(
    () => () => {
      leaving.current?.abort();
      if (address.current) URL.revokeObjectURL(address.current);
    },
    [],
  );
  const start = async (vault: VaultToExport | null) => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setState({ name: "running", step: "ask" });
    try {
      // The archive's maker is large and needed once in years.
      const { makeExport } = await import("../export/make-export.ts");
      const onStep: Parameters<typeof makeExport>[0]["onStep"] = (step, count) =>
        setState({ name: "running", step, count });
      const { archive, name } = await makeExport({ i18n, reading, vault, onStep, signal });
      address.current = URL.createObjectURL(archive);
      saveFile(address.current, name);
      setState({ name: "done", saved: { address: address.current, name, bytes: archive.size } });
    } catch (error) {
      if (!signal.aborted) setState({ name: "failed", error });
    }
  };
  return { state, start };
}

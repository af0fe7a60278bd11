import { Link } from "@tanstack/react-router";
import { Copy, Download, FileKey, KeyRound, PackageOpen } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { LeaveGuard } from "../../../ui/forms/leave-guard.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useAssetTitles } from "../../assets/offers/use-asset-titles.ts";
import { saveToDisk } from "../file-preview/save-to-disk.ts";
import { type OpenEntry, useOpenEntries } from "../offers/open-entries.ts";
import { keptOf } from "../order-entries.ts";
import { VaultGate } from "../vault-gate.tsx";
import type { FinishedExport } from "./export-vault.ts";

/** The same in every language; the README has the rest. */
const openCommand = "age -d -i heirlock-key.txt index.txt.age";

export function ExportPage() {
  const { t } = useTranslation("vault/vault-export");
  const vault = useOpenEntries();
  const assetTitles = useAssetTitles();
  return (
    <>
      <PageHeader
        back={<BackLink render={<Link to="/dashboard/will-holder/vault" search={{}} />}>{t("back")}</BackLink>}
        title={t("title")}
        text={t("lead")}
      />
      <VaultGate vault={vault}>
        {({ entries }) => <Export entries={keptOf(entries)} assetTitles={assetTitles} />}
      </VaultGate>
    </>
  );
}

interface ExportProps {
  entries: readonly OpenEntry[];
  assetTitles: ReadonlyMap<string, string>;
}

/** The identity lives in this component and nowhere else: leaving the page or locking the vault forgets it. */
function Export({ entries, assetTitles }: ExportProps) {
  const { t } = useTranslation("vault/vault-export");
  const errorText = useErrorText();
  const [done, setDone] = useState<number | null>(null);
  const [finished, setFinished] = useState<FinishedExport | null>(null);
  const [error, setError] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setError(null);
    setDone(0);
    try {
      const options = { assetTitles, readme: t("readme"), signal: controller.signal, onExported: setDone };
      const { exportVault } = await import("./export-vault.ts");
      setFinished(await exportVault(entries, options));
    } catch (problem) {
      if (!controller.signal.aborted && !hasCode(problem, "REAUTH_REQUIRED")) setError(problem);
    } finally {
      setDone(null);
    }
  };
  if (finished) return <Finished result={finished} />;
  if (entries.length === 0) return <EmptyState icon={PackageOpen} title={t("emptyTitle")} text={t("emptyText")} />;
  return (
    <Card as="section" aria-labelledby="export-what" className="grid max-w-180 gap-3">
      <CardHeader id="export-what" title={t("what.title", { count: entries.length })} />
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t("what.all")}</li>
        <li>{t("what.locked")}</li>
        <li>{t("what.key")}</li>
        <li>{t("what.device")}</li>
      </ul>
      {error !== null && (
        <Alert tone="danger" live="assertive" title={t("failed")}>
          {errorText(error)}
        </Alert>
      )}
      {done === null ? (
        <Button icon={FileKey} className="justify-self-start" onClick={() => void start()}>
          {t("start")}
        </Button>
      ) : (
        <div className="grid gap-3">
          <Progress label={t("running")} value={done} max={entries.length} tone="brass" />
          <Button variant="secondary" className="justify-self-start" onClick={() => stop.current?.abort()}>
            {t("cancel")}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Finished({ result: { identity, zip, exported, leftOut } }: { result: FinishedExport }) {
  const { t } = useTranslation("vault/vault-export");
  const [saved, setSaved] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(identity);
      toast({ title: t("key.copied"), text: t("key.copiedText"), tone: "info" });
    } catch {
      toastError(t("key.copyFailed"));
    }
  };
  const day = new Date().toISOString().slice(0, 10);
  return (
    <div className="grid max-w-180 gap-5">
      <Alert tone="success" live="polite" title={t("done.title", { count: exported })}>
        {leftOut > 0 ? t("done.leftOut", { count: leftOut }) : t("done.text")}
      </Alert>
      <Card as="section" aria-labelledby="export-key" className="grid gap-4">
        <CardHeader id="export-key" title={t("key.title")} />
        <p>{t("key.text")}</p>
        <p dir="ltr" className="code rounded-md border border-brass-line bg-brass-tint px-4.5 py-4 break-all">
          {identity}
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
            {t("key.copy")}
          </Button>
          <Button
            variant="secondary"
            icon={KeyRound}
            onClick={() => saveToDisk(new Blob([`${identity}\n`]), `heirlock-key-${day}.txt`)}
          >
            {t("key.save")}
          </Button>
        </div>
        <Checkbox label={t("key.confirm")} checked={saved} onCheckedChange={setSaved} />
      </Card>
      <Card as="section" aria-labelledby="export-file" className="grid gap-4 print:hidden">
        <CardHeader id="export-file" title={t("file.title")} />
        <p>{t("file.text")}</p>
        <p dir="ltr" className="code rounded-md bg-sunken px-4.5 py-3 break-all">
          {openCommand}
        </p>
        <Button
          icon={Download}
          disabled={!saved}
          className="justify-self-start"
          onClick={() => saveToDisk(zip, `heirlock-vault-${day}.zip`)}
        >
          {t("file.download")}
        </Button>
      </Card>
      {/* The key is shown once: whoever leaves without it has a zip that nobody opens. */}
      <LeaveGuard when={() => !saved} title={t("leave.title")} text={t("leave.text")} />
    </div>
  );
}

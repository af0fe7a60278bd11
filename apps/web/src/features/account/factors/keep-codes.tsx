import { Copy, Download, ListChecks, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { BackupCodesSheet } from "./backup-codes-sheet.tsx";

/** Shows the ten codes this once, and lets nobody go who has not said that they are kept. */
export function KeepCodes({ codes, title, onKept }: { codes: string[]; title: string; onKept: () => void }) {
  const { t } = useTranslation("account/factors");
  const { profile } = useSession();
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const [prints, setPrints] = useState(0);
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  // The sheet must be in the document before the print window reads it.
  useEffect(() => {
    if (prints > 0) window.print();
  }, [prints]);
  const text = [t("keep.fileTitle", { email: profile?.email ?? "" }), t("keep.fileText"), "", ...codes, ""].join("\n");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  };
  return (
    <Dialog
      open
      closable={false}
      onOpenChange={() => {}}
      icon={<IconTile icon={ListChecks} />}
      title={title}
      description={t("keep.text")}
      footer={
        <Button
          onClick={() => {
            setAsked(true);
            if (kept) onKept();
          }}
        >
          {t("keep.done")}
        </Button>
      }
    >
      <ol
        dir="ltr"
        aria-label={t("keep.list")}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sunken px-5 py-4"
      >
        {codes.map((code) => (
          <li key={code} className="code text-[1.08rem] font-semibold">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 grid gap-3 sm:grid-cols-3">
        <Button variant="secondary" icon={Printer} onClick={() => setPrints((count) => count + 1)}>
          {t("keep.print")}
        </Button>
        <Button variant="secondary" icon={Download} onClick={() => download(text)}>
          {t("keep.download")}
        </Button>
        <Button variant="secondary" icon={Copy} onClick={copy}>
          {t("keep.copy")}
        </Button>
      </div>
      <p role="status" className="mt-2 text-ink-2 empty:hidden">
        {copied && t(copied === "yes" ? "keep.copied" : "keep.copyFailed")}
      </p>
      <p className="mt-4 text-ink-2">{t("keep.advice")}</p>
      <Checkbox
        className="mt-3"
        name="codesKept"
        label={t("keep.confirm")}
        checked={kept}
        onCheckedChange={setKept}
        error={asked && !kept ? t("keep.confirmFirst") : undefined}
      />
      {prints > 0 && <BackupCodesSheet codes={codes} email={profile?.email ?? ""} />}
    </Dialog>
  );
}

/** A plain text file, made in the browser: the codes go nowhere. */
function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "heirlock-backup-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}

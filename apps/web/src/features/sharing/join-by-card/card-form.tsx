import { QrCode } from "lucide-react";
import { type FormEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { CardField } from "./card-field.tsx";
import { fullGroups, groupCount, groupsOf, isWholeCard, noGroups } from "./card-groups.ts";
import { useCardProblem } from "./card-problem.ts";

/** The camera and the reading of codes are fetched when somebody scans. */
const ScanDialog = lazy(async () => ({ default: (await import("../scan/scan-dialog.tsx")).ScanDialog }));

export interface CardFormProps {
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  error: unknown;
  /** As it stands on the card; whether it is one is for the key worker to say. */
  onSubmit: (typed: string) => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** A key card, scanned, from a photo, or typed (KEY-053). What is typed stays in this form. */
export function CardForm({ submitLabel, busyLabel, busy, error, onSubmit, children }: CardFormProps) {
  const { t } = useTranslation("sharing/join-by-card");
  const form = useRef<HTMLFormElement>(null);
  const [groups, setGroups] = useState(noGroups);
  const [scanning, setScanning] = useState(false);
  const [isMissing, setMissing] = useState(false);
  /** What the error is about: typing on takes it away. */
  const [tried, setTried] = useState<string | null>(null);
  const problem = useCardProblem();
  const code = groups.join("");
  const found = error !== null && error !== undefined && tried === code ? problem(error) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const isFull = fullGroups(groups) === groupCount;
    setMissing(!isFull);
    if (!isFull) return focusFirstOpen();
    setTried(code);
    onSubmit(code);
  };
  const focusFirstOpen = () => {
    const at = groups.findIndex((group) => group.length < groups[0]!.length || group.length === 0);
    form.current?.querySelector<HTMLInputElement>(`[name="card-group-${Math.max(at, 0) + 1}"]`)?.focus();
  };
  const take = (text: string): string | null => {
    if (!isWholeCard(text)) return t("scan.notACard");
    setGroups(groupsOf(text));
    setMissing(false);
    setScanning(false);
    return null;
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <Button variant="secondary" size="lg" block icon={QrCode} onClick={() => setScanning(true)}>
        {t("scan.open")}
      </Button>
      <p className="text-center text-ink-2">{t("field.or")}</p>
      {found && !found.atField && (
        <Alert tone="danger" live="assertive">
          {found.text}
        </Alert>
      )}
      <CardField
        groups={groups}
        onChange={(next) => {
          setGroups(next);
          setMissing(false);
        }}
        error={isMissing ? t("problem.length") : found?.atField ? found.text : undefined}
        wrongGroups={found?.groups ?? []}
      />
      <p role="alert" className="sr-only">
        {isMissing ? t("problem.length") : found?.atField ? found.text : ""}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-md:*:w-full">
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {children}
      </div>
      {scanning && (
        <Suspense fallback={null}>
          <ScanDialog title={t("scan.title")} text={t("scan.text")} onText={take} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </form>
  );
}

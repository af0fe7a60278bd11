import type { SafetyNumber } from "@heirlock/crypto/sharing/safety-number";
import { Check, ScanQrCode } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { QrCode } from "../../../ui/display/qr-code.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { numbered } from "../numbered.ts";
import { scannedNumber } from "./scanned-number.ts";

const ScanDialog = lazy(async () => ({ default: (await import("../scan/scan-dialog.tsx")).ScanDialog }));

export interface CompareCardProps {
  /** The other person's first name. */
  name: string;
  number: SafetyNumber;
  /** Who reads first is the same on both screens: the member words 1 to 4, the holder 5 to 8 (mock-up y3). */
  reads: "first" | "last";
  /** What to do, in order. */
  steps: readonly ReactNode[];
  /** Left out once they were compared: the words stay, for the other side. */
  answer?: {
    onMatch: (method: "words" | "code") => void;
    onDifferent: () => void;
    /** While it is written down. */
    busy: boolean;
    /** Why it could not be written down. */
    problem?: ReactNode;
  };
  /** Above everything: that they were compared, or that the key is another one now. */
  notice?: ReactNode;
  children?: ReactNode;
}

type Form = "words" | "numbers";

/** The eight words and their code, and the three ways out: they match, scan, they are different (KEY-051). */
export function CompareCard({ name, number, reads, steps, answer, notice, children }: CompareCardProps) {
  const { t } = useTranslation("sharing/compare");
  const format = useFormat();
  const [isScanning, setScanning] = useState(false);
  // On a phone the QR code would push the words off the screen, and most people call.
  const [isTogether, setTogether] = useState(false);
  const whenTogether = isTogether ? "" : "max-md:hidden";
  const [form, setForm] = useState<Form>(useLanguage() === "ar" ? "numbers" : "words");
  const scanned = (text: string): string | null => {
    const result = scannedNumber(text, number);
    if (result === "other") return t("scan.other", { name });
    setScanning(false);
    if (result === "same") answer?.onMatch("code");
    else answer?.onDifferent();
    return null;
  };
  return (
    <Card as="section" aria-label={t("words", { name })}>
      <div className="not-empty:mb-6">{notice}</div>
      <div className="mb-5.5 grid items-center gap-x-7 gap-y-4 md:grid-cols-[minmax(0,1fr)_186px]">
        <ol className="grid gap-3.5">
          {numbered(steps).map(({ place, what }) => (
            <li key={place} className="flex items-start gap-3.5 leading-[1.45]">
              <span
                aria-hidden
                className="grid size-7.5 flex-none place-items-center rounded-full bg-primary-tint font-[650] text-primary-ink"
              >
                {format.number(place)}
              </span>
              <span className="min-w-0 pt-0.5">{what}</span>
            </li>
          ))}
        </ol>
        <figure
          className={`grid w-53 justify-items-center gap-0.5 justify-self-center rounded-md border border-line bg-[#fff] p-3 text-center text-meta text-[#333] md:w-full ${whenTogether}`}
        >
          <QrCode value={number.qrText} label={t("qr")} size={156} />
          <figcaption>{t("sameWords")}</figcaption>
        </figure>
      </div>
      <ol
        aria-label={t(form === "words" ? "words" : "numbers", { name })}
        translate="no"
        className="grid grid-cols-2 gap-2.5 sm:grid-cols-4"
      >
        {numbered(number[form]).map(({ place, what }) => (
          <li
            key={place}
            className={`flex min-w-0 items-baseline gap-2.5 rounded-input border-[1.5px] px-3 py-2.5 leading-[1.25] ${
              place <= 4 === (reads === "first") ? "border-primary-line bg-primary-tint" : "border-line-strong bg-paper"
            }`}
          >
            <span className="num text-meta text-ink-2">{format.number(place)}</span>
            <bdi lang="en" className="serif min-w-0 text-[1.3rem] leading-[1.2] font-medium break-words">
              {what}
            </bdi>
          </li>
        ))}
      </ol>
      {answer && (
        <>
          {answer.problem && <div className="mt-5">{answer.problem}</div>}
          <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5 max-sm:*:w-full">
            <Button icon={Check} busy={answer.busy} busyLabel={t("saving")} onClick={() => answer.onMatch("words")}>
              {t("match")}
            </Button>
            <Button variant="danger-outline" onClick={answer.onDifferent}>
              {t("different")}
            </Button>
            <Button variant="secondary" icon={ScanQrCode} className={whenTogether} onClick={() => setScanning(true)}>
              {t("scan.action")}
            </Button>
            {!isTogether && (
              <Button variant="ghost" icon={ScanQrCode} className="md:hidden" onClick={() => setTogether(true)}>
                {t("together")}
              </Button>
            )}
          </div>
        </>
      )}
      {children}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Segmented<Form>
          label={t("form.label")}
          value={form}
          onValueChange={setForm}
          options={[
            { value: "words", label: t("form.words") },
            { value: "numbers", label: t("form.numbers") },
          ]}
        />
        <p className="min-w-0 flex-1 basis-60 text-meta text-ink-3">{t("form.hint")}</p>
      </div>
      {isScanning && (
        <Suspense>
          <ScanDialog
            title={t("scan.title", { name })}
            text={t("scan.text", { name })}
            onText={scanned}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

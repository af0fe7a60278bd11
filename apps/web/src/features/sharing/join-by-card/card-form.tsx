import { QrCode } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { CardField } from "./card-field.tsx";
import { type CardGroups, fullGroups, groupCount, groupsOf, isWholeCard, noGroups } from "./card-groups.ts";
import { useCardProblem } from "./card-problem.ts";

/** The camera and the reading of codes are fetched when somebody scans. */
const ScanDialog = lazy(async () => ({ default: (await import("../scan/scan-dialog.tsx")).ScanDialog }));

export interface CardFormProps {
  /** A whole card that was typed before. */
  initial?: string | null;
  submitLabel: string;
  busyLabel: string;
  /** With the card as typed; the key worker says whether it is one. */
  onCard: (typed: string) => Promise<unknown>;
}

/** A key card, scanned, from a photo, or typed (KEY-053). What is typed stays in this form. */
export function CardForm({ initial = null, submitLabel, busyLabel, onCard }: CardFormProps) {
  const { t } = useTranslation("sharing/join-by-card");
  const problem = useCardProblem();
  const [scanning, setScanning] = useState(false);
  const [wrongGroups, setWrongGroups] = useState<readonly number[]>([]);
  const form = useForm<{ card: CardGroups }>({
    defaultValues: { card: initial === null ? noGroups : groupsOf(initial) },
    check: ({ card }) => ({ card: fullGroups(card) < groupCount && t("problem.length") }),
    submit: ({ card }) => onCard(card.join("")),
    fieldErrors: (error) => {
      const { atField, text, groups } = problem(error);
      setWrongGroups(groups);
      return atField && { card: text };
    },
  });
  const { value: groups } = form.field("card");
  const change = (card: CardGroups) => {
    setWrongGroups([]);
    form.change({ card });
  };
  const error = form.errorOf("card");
  const firstOpen = groups.findIndex((one) => one.length < groups[0]!.length || one === "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each submission only
  useEffect(() => {
    if (form.submitCount === 0 || fullGroups(groups) === groupCount) return;
    document.getElementsByName(`card-group-${Math.max(firstOpen, 0) + 1}`)[0]?.focus();
  }, [form.submitCount]);
  const take = (text: string): string | null => {
    if (!isWholeCard(text)) return t("scan.notACard");
    change(groupsOf(text));
    setScanning(false);
    return null;
  };
  return (
    <Form form={form} summaryAt="none">
      <Button size="lg" block icon={QrCode} onClick={() => setScanning(true)}>
        {t("scan.open")}
      </Button>
      <Failure error={form.failure} text={(failure) => problem(failure).text} />
      <Card className="grid gap-3.5 max-md:py-4!">
        <CardField groups={groups} onChange={change} error={error} wrongGroups={wrongGroups} />
        <p role="alert" className="sr-only">
          {error}
        </p>
        <SubmitButton form={form} variant="tint" block busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      </Card>
      {scanning && (
        <Suspense fallback={null}>
          <ScanDialog title={t("scan.title")} text={t("scan.text")} onText={take} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </Form>
  );
}

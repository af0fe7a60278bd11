import { KeysError } from "@heirlock/keyring/problems";
import { QrCode } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";
import { CardField } from "./card-field.tsx";
import { type CardGroups, fullGroups, groupCount, groupsOf, isWholeCard, noGroups } from "./card-groups.ts";

/** The camera and the reading of codes are fetched when somebody scans. */
const ScanDialog = lazy(async () => ({ default: (await import("../scan/scan-dialog.tsx")).ScanDialog }));

export interface CardFormProps {
  submitLabel: string;
  busyLabel: string;
  /** With the card as typed; the key worker says whether it is one. */
  onCard: (typed: string) => Promise<unknown>;
  /** Next to the button. */
  children?: ReactNode;
}

/** A key card, scanned, from a photo, or typed (KEY-053). What is typed stays in this form. */
export function CardForm({ submitLabel, busyLabel, onCard, children }: CardFormProps) {
  const { t } = useTranslation("sharing/join-by-card");
  const problem = useCardProblem();
  const [scanning, setScanning] = useState(false);
  const [wrongGroups, setWrongGroups] = useState<readonly number[]>([]);
  const form = useForm<{ card: CardGroups }>({
    defaultValues: { card: noGroups },
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
      <Button variant="secondary" size="lg" block icon={QrCode} onClick={() => setScanning(true)}>
        {t("scan.open")}
      </Button>
      <p className="text-center text-ink-2">{t("field.or")}</p>
      <Failure error={form.failure} text={(failure) => problem(failure).text} />
      <CardField groups={groups} onChange={change} error={error} wrongGroups={wrongGroups} />
      <p role="alert" className="sr-only">
        {error}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-md:*:w-full">
        <SubmitButton form={form} busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
        {children}
      </div>
      {scanning && (
        <Suspense fallback={null}>
          <ScanDialog title={t("scan.title")} text={t("scan.text")} onText={take} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </Form>
  );
}

interface CardProblem {
  text: string;
  /** Belongs to what was typed, and is said beside it. */
  atField: boolean;
  /** Counted from 1. */
  groups: readonly number[];
}

/** What is wrong with a card that was typed, or with joining by it. */
function useCardProblem(): (error: unknown) => CardProblem {
  const { t } = useTranslation("sharing/join-by-card");
  const format = useFormat();
  const errorText = useMemberErrorText();
  return (error) => {
    const is = <Code extends "card.length" | "card.characters" | "card.check" | "card.does_not_vouch">(code: Code) =>
      error instanceof KeysError && error.code === code ? (error as KeysError<Code>) : null;
    const characters = is("card.characters");
    if (characters) {
      const { groups } = characters.data;
      const named = format.list(groups.map((group) => format.number(group)));
      return { text: t("problem.characters", { count: groups.length, groups: named }), atField: true, groups };
    }
    if (is("card.length")) return { text: t("problem.length"), atField: true, groups: [] };
    if (is("card.check")) return { text: t("problem.check"), atField: true, groups: [] };
    if (is("card.does_not_vouch")) return { text: t("problem.doesNotVouch"), atField: false, groups: [] };
    if (hasCode(error, "KEY_INVALID")) return { text: t("problem.unknown"), atField: true, groups: [] };
    if (error instanceof KeysError) return { text: t("problem.worker"), atField: false, groups: [] };
    return { text: errorText(error), atField: false, groups: [] };
  };
}

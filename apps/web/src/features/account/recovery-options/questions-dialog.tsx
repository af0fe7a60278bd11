import { normaliseAnswer, type SecurityQuestion, securityQuestions } from "@heirlock/domain/account/security-questions";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Select } from "../../../ui/forms/select.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { setQuestions, useMeansChange } from "./recovery-options-request.ts";

type Entry = { id: SecurityQuestion; answer: string };

const places = [0, 1, 2] as const;
const isAnswer = (answer: string) => normaliseAnswer(answer).length >= 2;

/** Three questions of the list, each chosen once. */
export function QuestionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  const { t: ui } = useTranslation("ui");
  const errorText = useErrorText();
  const form = useId();
  const [entries, setEntries] = useState<Entry[]>(() => places.map((n) => ({ id: securityQuestions[n], answer: "" })));
  const [tried, setTried] = useState(false);
  const save = useMeansChange(setQuestions);
  const set = (place: number, change: Partial<Entry>) =>
    setEntries(entries.map((entry, at) => (at === place ? { ...entry, ...change } : entry)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (save.isPending || !entries.every(({ answer }) => isAnswer(answer))) return;
    save.mutate(entries, {
      onSuccess: () => {
        toast({ title: t("questions.done"), tone: "success" });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      dirty={entries.some(({ answer }) => answer !== "")}
      title={t("questions.title")}
      description={t("questions.text")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui("dialog.cancel")}
          </Button>
          <Button type="submit" form={form} busy={save.isPending} busyLabel={t("working")}>
            {t("questions.save")}
          </Button>
        </>
      }
    >
      <form method="dialog" id={form} onSubmit={submit} noValidate className="grid gap-6">
        <Alert tone="warning">{t("questions.weak")}</Alert>
        {save.error && (
          <Alert tone="danger" live="assertive">
            {errorText(save.error)}
          </Alert>
        )}
        {places.map((place) => {
          const entry = entries[place]!;
          const taken = entries.filter((_, at) => at !== place).map(({ id }) => id);
          const options = securityQuestions
            .filter((id) => !taken.includes(id))
            .map((value) => ({ value, label: t(`question.${value}`) }));
          return (
            <div key={place} className="grid gap-3">
              <Select
                label={t("questions.choose", { number: place + 1 })}
                name={`question-${place}`}
                options={options}
                value={entry.id}
                onValueChange={(id) => set(place, { id })}
              />
              <TextField
                label={t("questions.answer", { number: place + 1 })}
                name={`answer-${place}`}
                autoComplete="off"
                maxLength={100}
                dir="auto"
                value={entry.answer}
                onChange={(event) => set(place, { answer: event.target.value })}
                error={tried && !isAnswer(entry.answer) ? t("questions.short") : undefined}
              />
            </div>
          );
        })}
      </form>
    </Dialog>
  );
}

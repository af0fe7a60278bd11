import { normaliseAnswer, type SecurityQuestion, securityQuestions } from "@heirlock/domain/account/security-questions";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { setQuestions, useRecoveryOptionChange } from "./recovery-options-request.ts";

type Entry = { id: SecurityQuestion; answer: string };

const places = [0, 1, 2] as const;
const isAnswer = (answer: string) => normaliseAnswer(answer).length >= 2;

/** Three questions of the list, each chosen once. */
export function QuestionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  const save = useRecoveryOptionChange(setQuestions);
  const form = useForm<{ entries: Entry[] }>({
    defaultValues: { entries: places.map((n) => ({ id: securityQuestions[n], answer: "" })) },
    check: ({ entries }) =>
      Object.fromEntries(
        entries.map(({ answer }, place) => [`entries.${place}.answer`, !isAnswer(answer) && t("questions.short")]),
      ),
    submit: async ({ entries }) => {
      await save.mutateAsync(entries);
      toast({ title: t("questions.done"), tone: "success" });
      onClose();
    },
  });
  const entries = form.watch("entries");
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="md"
      asksBeforeClosing
      title={t("questions.title")}
      description={t("questions.text")}
      submitLabel={t("questions.save")}
      busyLabel={t("working")}
      className="grid gap-6"
    >
      <Alert tone="warning">{t("questions.weak")}</Alert>
      <Failure error={form.failure} />
      {places.map((place) => {
        const taken = entries.filter((_, at) => at !== place).map(({ id }) => id);
        const free = securityQuestions.filter((id) => !taken.includes(id));
        return (
          <div key={place} className="grid gap-3">
            <Select
              label={t("questions.choose", { number: place + 1 })}
              options={free.map((value) => ({ value, label: t(`question.${value}`) }))}
              {...form.field(`entries.${place}.id`)}
            />
            <TextField
              label={t("questions.answer", { number: place + 1 })}
              autoComplete="off"
              maxLength={100}
              dir="auto"
              {...form.input(`entries.${place}.answer`)}
            />
          </div>
        );
      })}
    </FormDialog>
  );
}

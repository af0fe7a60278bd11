import type { Execution } from "@heirlock/contract/wills/execution";
import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { isRealDate } from "../../../ui/forms/date-parts.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useExecutionChange } from "./load-execution.ts";

const mostWitnesses = 10;
/** In the reader's own time: somebody who signs tonight signs today. */
const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

export function SigningDialog({
  willId,
  execution: { number, signing },
  onClose,
}: {
  willId: string;
  execution: Execution;
  onClose: () => void;
}) {
  const { t } = useTranslation("wills/execution");
  const format = useFormat();
  const change = useExecutionChange(willId, number);
  const form = useForm<{
    on: string;
    place: string;
    original: string;
    witnesses: { name: string; details: string }[];
  }>({
    defaultValues: {
      on: signing.signed_on ?? "",
      place: signing.signed_at_place,
      original: signing.original_where,
      witnesses: signing.witnesses,
    },
    check: ({ on, witnesses }) => ({
      on: on !== "" && (isRealDate(on) ? on > today() && t("signing.future") : t("signing.noDate")),
      ...Object.fromEntries(
        witnesses.map(({ name, details }, at) => [
          `witnesses.${at}.name`,
          !name.trim() && details.trim() !== "" && t("signing.noName"),
        ]),
      ),
    }),
    submit: async ({ on, place, original, witnesses }) => {
      await change.mutateAsync({
        what: "signing",
        signing: {
          signed_on: on || null,
          signed_at_place: place,
          original_where: original,
          witnesses: witnesses.filter(({ name }) => name.trim() !== ""),
        },
      });
      onClose();
    },
  });
  const witnesses = form.watch("witnesses");
  return (
    <FormDialog
      form={form}
      size="md"
      title={t("signing.title", { number: format.number(number) })}
      description={t("signing.lead")}
      onClose={onClose}
      asksBeforeClosing
      submitLabel={t("signing.save")}
      busyLabel={t("saving")}
    >
      <Failure error={form.failure} />
      <DateField legend={t("signing.on")} {...form.field("on")} />
      <TextField label={t("signing.place")} dir="auto" maxLength={200} {...form.input("place")} />
      <fieldset className="grid gap-3.5">
        <legend className="mb-2 font-semibold">{t("signing.witnesses")}</legend>
        {witnesses.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a witness is their place in the list
          <div key={at} className="grid gap-3 rounded-md border border-line p-4">
            <TextField
              label={t("signing.name", { n: format.number(at + 1) })}
              dir="auto"
              maxLength={200}
              {...form.input(`witnesses.${at}.name`)}
            />
            <TextField
              label={t("signing.details")}
              dir="auto"
              maxLength={500}
              {...form.input(`witnesses.${at}.details`)}
            />
            <Button
              variant="ghost"
              size="sm"
              icon={X}
              className="justify-self-start"
              onClick={() =>
                form.setValue(
                  "witnesses",
                  witnesses.filter((_one, place) => place !== at),
                )
              }
            >
              {t("signing.removeWitness", { n: format.number(at + 1) })}
            </Button>
          </div>
        ))}
        {witnesses.length < mostWitnesses && (
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            className="justify-self-start"
            onClick={() => form.setValue("witnesses", [...witnesses, { name: "", details: "" }])}
          >
            {t("signing.addWitness")}
          </Button>
        )}
      </fieldset>
      <TextArea
        label={t("signing.original")}
        hint={t("signing.originalHint")}
        dir="auto"
        rows={2}
        maxLength={500}
        {...form.input("original")}
      />
    </FormDialog>
  );
}

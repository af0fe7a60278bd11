import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/api/error-text.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { goOn, hasSecondFactor } from "./go-on.ts";
import type { PlanState, WayOn } from "./plan-state.ts";
import { Readers } from "./readers.tsx";

const texts = {
  "plan.rolled_back": "stopped.older",
  "plan.forked": "stopped.forked",
  "plan.forged": "stopped.forged",
  "plan.invalid": "stopped.forged",
} as const;

/** What the server shows is not what this device knows: both are named, and a way leads on where there is one (KEY-078). */
export function StoppedPlan({ state }: { state: Extract<PlanState, { kind: "stopped" }> }) {
  const { t } = useTranslation("plan");
  const { date } = useFormat();
  return (
    <div className="grid max-w-[760px] gap-5">
      <Alert tone="danger" icon={ShieldAlert} title={t("notice.stopped.title")}>
        <p>{t(texts[state.problem])}</p>
        {"seen" in state && (
          <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
            <dt className="font-semibold">{t("stopped.server")}</dt>
            <dd>{state.served === 0 ? t("stopped.none") : date(new Date(state.served), "moment")}</dd>
            <dt className="font-semibold">{t("stopped.device")}</dt>
            <dd>{date(new Date(state.seen), "moment")}</dd>
          </dl>
        )}
        <p className="mt-3">{t("seen" in state ? "stopped.whatToDo" : "stopped.wait")}</p>
      </Alert>
      {"seen" in state && <GoOn {...state} />}
    </div>
  );
}

function GoOn({ proposed }: WayOn) {
  const { t } = useTranslation("plan");
  const errorText = useErrorText();
  const client = useQueryClient();
  const [asksCode, setAsksCode] = useState(false);
  const sign = async (typed?: string) => {
    const isDone = await goOn(proposed.hash, typed);
    if (isDone) toast({ title: t("goOn.done"), text: t("goOn.doneText") });
    await client.invalidateQueries();
  };
  const press = useMutation({
    mutationFn: async () => ((await hasSecondFactor()) ? setAsksCode(true) : sign()),
  });
  return (
    <section aria-labelledby="plan-go-on" className="grid gap-4">
      <div>
        <h2 id="plan-go-on" className="text-h2">
          {t("goOn.title")}
        </h2>
        <p className="mt-1.5 text-ink-2">{t("goOn.text")}</p>
      </div>
      <Readers of={proposed} />
      {proposed.after.members.length === 0 && <p>{t("goOn.nobody")}</p>}
      <Failure error={press.error} text={errorText} />
      <Button
        className="justify-self-start max-sm:w-full"
        busy={press.isPending}
        busyLabel={t("less.signing")}
        onClick={() => !press.isPending && press.mutate()}
      >
        {t("goOn.sign")}
      </Button>
      {asksCode && <CodeDialog onClose={() => setAsksCode(false)} sign={sign} />}
    </section>
  );
}

function CodeDialog({ sign, onClose }: { sign: (typed: string) => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation("plan");
  const errorText = useErrorText();
  const form = useForm({
    defaultValues: { goOnCode: "" },
    check: ({ goOnCode }) => ({ goOnCode: goOnCode.trim() === "" && t("goOn.codeMissing") }),
    submit: async ({ goOnCode }) => {
      await sign(goOnCode.trim());
      onClose();
    },
    fieldErrors: (error) => ({ goOnCode: hasCode(error, "INVALID_CODE", "VALIDATION_ERROR") && t("goOn.codeWrong") }),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("goOn.codeTitle")}
      description={t("goOn.codeText")}
      submitLabel={t("goOn.sign")}
      busyLabel={t("less.signing")}
    >
      <Failure error={form.failure} text={errorText} />
      <TextField label={t("goOn.code")} autoComplete="one-time-code" {...form.input("goOnCode")} />
    </FormDialog>
  );
}

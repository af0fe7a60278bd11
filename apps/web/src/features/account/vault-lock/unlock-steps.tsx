import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { StepList } from "../../../ui/layout/step-list.tsx";
import type { Unlocking } from "./use-unlock.ts";

const steps = {
  password: ["making-key", "opening-key-ring"],
  passkey: ["asking-passkey", "opening-key-ring"],
} as const;
/** Where each step begins on the bar: the key takes nearly all of the time. */
const begins = { "making-key": 0.02, "asking-passkey": 0.1, "opening-key-ring": 0.94 };

/** What is going on, as a bar and in words (PRF-003). */
export function UnlockSteps({
  by,
  progress,
  later = [],
  onCancel,
}: Unlocking & {
  /** What the page does once the vault is open, in words. */
  later?: readonly string[] | undefined;
  onCancel: () => void;
}) {
  const { t } = useTranslation("account/vault-lock");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const list = steps[by];
  const now = progress.step === "opening-key-ring" ? 1 : 0;
  const name = list[now]!;
  const end = now === 0 ? begins["opening-key-ring"] : 1;
  const share = begins[name] + (end - begins[name]) * progress.fraction;
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="text-ink-2">{t("steps.text")}</p>
      <Progress
        label={<span className="font-semibold">{t(`steps.${name}`)}</span>}
        value={Math.round(share * 100)}
        max={100}
        valueText={format.percent(share)}
      />
      <StepList
        now={now}
        steps={[
          ...list.map((step) => ({ id: step, label: t(`steps.${step}`) })),
          ...later.map((label) => ({ id: label, label })),
        ]}
      />
      <p role="status" className="sr-only">
        {t(`steps.${name}`)}
      </p>
      <Button variant="secondary" block onClick={onCancel}>
        {ui("dialog.cancel")}
      </Button>
    </div>
  );
}

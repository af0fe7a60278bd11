import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import type { Unlocking } from "./use-unlock.ts";

const steps = {
  password: ["making-key", "opening-key-ring"],
  passkey: ["asking-passkey", "opening-key-ring"],
} as const;
/** Where each step begins on the bar: the key takes nearly all of the time. */
const begins = { "making-key": 0.02, "asking-passkey": 0.1, "opening-key-ring": 0.94 };

/** What is going on, as a bar and in words (PRF-003). */
export function UnlockSteps({ by, progress, onCancel }: Unlocking & { onCancel: () => void }) {
  const { t } = useTranslation("vault-lock");
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
      <ol className="grid gap-3">
        {list.map((step, i) => (
          <li
            key={step}
            aria-current={i === now ? "step" : undefined}
            className={clsx("flex items-center gap-3", i === now ? "font-semibold" : i > now && "text-ink-2")}
          >
            <span
              aria-hidden
              className={clsx(
                "grid size-7 flex-none place-items-center rounded-full border-2",
                i < now && "border-transparent bg-primary text-on-primary",
                i === now && "border-4 border-brass-strong",
                i > now && "border-dotted border-line-strong",
              )}
            >
              {i < now && <Check size={17} strokeWidth={3} />}
            </span>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {t(`steps.${name}`)}
      </p>
      <Button variant="secondary" block onClick={onCancel}>
        {ui("dialog.cancel")}
      </Button>
    </div>
  );
}

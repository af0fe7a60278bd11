import { isDone } from "@heirlock/domain/onboarding/guide-state";
import { coreSteps, flowSteps, indexOfStep, type StepId, stepAt } from "@heirlock/domain/onboarding/steps";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { HeroRings } from "../../ui/charts/hero-rings.tsx";
import { Logo } from "../../ui/display/logo.tsx";
import { useOnboarding } from "./onboarding-provider.tsx";
import { useStepWords } from "./step-words.ts";

/** From 901 px on: all steps with what is done, beside the one under way. */
export function GuideAside() {
  const { t } = useTranslation("onboarding");
  const { flow, state } = useOnboarding();
  const steps: readonly StepId[] = flow === "holder" ? coreSteps : flowSteps.member.slice(1);
  return (
    <div
      data-spine
      className={clsx(
        "relative hidden h-dvh flex-col overflow-clip px-7.5 py-7 text-on-spine md:flex",
        flow === "holder" ? "bg-spine" : "bg-dusk",
      )}
    >
      <HeroRings drawing="spine" className="absolute -bottom-72 -start-40 size-[720px]" />
      <Logo on="spine" className="relative mb-6" />
      <ol
        aria-label={t("steps")}
        className={clsx("relative grid min-h-0 content-start overflow-y-auto", flow === "holder" ? "gap-1" : "gap-0")}
      >
        {steps.map((id, at) => (
          <Line key={id} id={id} n={at + 1} isNow={stepAt(flow, state.currentStep) === id} />
        ))}
      </ol>
    </div>
  );
}

function Line({ id, n, isNow }: { id: StepId; n: number; isNow: boolean }) {
  const { t } = useTranslation("onboarding");
  const { flow, state } = useOnboarding();
  const format = useFormat();
  const words = useStepWords()(flow, id);
  const index = indexOfStep(flow, id);
  const done = isDone(state, index);
  const isSkipped = state.skippedSteps.includes(index);
  return (
    <li
      aria-current={isNow ? "step" : undefined}
      className={clsx("flex items-center gap-3.5 rounded-lg px-3.5 py-2", isNow && "bg-on-spine/10")}
    >
      <span
        aria-hidden
        className={clsx(
          "grid size-8 flex-none place-items-center rounded-full border-2 font-semibold",
          done && "border-transparent bg-on-spine text-spine",
          !done && isNow && "border-transparent bg-brass text-on-brass",
          !done && !isNow && "border-on-spine/70",
        )}
      >
        {done ? <Check size={18} strokeWidth={3} /> : format.number(n)}
      </span>
      <span className="min-w-0 leading-[1.3]">
        <span className={clsx("block", isNow && "font-semibold")}>{words.name}</span>
        <span className="block text-meta text-on-spine-2">
          {done ? t("state.done") : isSkipped ? t("state.skipped") : words.estimate}
        </span>
      </span>
    </li>
  );
}

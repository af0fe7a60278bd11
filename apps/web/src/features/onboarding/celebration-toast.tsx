import { coreSteps, indexOfStep, stepAt } from "@heirlock/domain/onboarding/steps";
import { CircleCheck } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { Confetti } from "./confetti.tsx";
import { celebrationTime, useOnboarding } from "./onboarding-provider.tsx";
import { useStepWords } from "./step-words.ts";

/**
 * Says for three seconds that a step is done, longer while somebody reads it (D69). Inside of the overlay, because nothing
 * outside can be pressed while it is open. Confetti is for holders who like motion (design: never on the member's side).
 */
export function CelebrationToast({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation("onboarding");
  const { flow, state, celebrated, press, endCelebration } = useOnboarding();
  const wordsOf = useStepWords();
  const [isRead, setRead] = useState(false);
  const end = useRef(endCelebration);
  end.current = endCelebration;
  const times = celebrated?.times;
  useEffect(() => {
    if (times === undefined || isRead) return;
    const timer = setTimeout(() => end.current(), celebrationTime);
    return () => clearTimeout(timer);
  }, [times, isRead]);
  const step = celebrated?.step;
  const isLastCore = step === coreSteps.at(-1);
  const goOn = () => {
    // What the data completed is still on the screen; a pressed step has made room for the next one.
    if (step === stepAt(flow, state.currentStep)) press({ type: "continue" });
    else heading.current?.focus({ preventScroll: true });
    endCelebration();
  };
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-4 z-50 md:inset-x-auto md:end-6 md:bottom-6 md:w-[24rem]">
      {step && flow === "holder" && !state.userPreferences.skipAnimations && indexOfStep(flow, step) > 0 && (
        <Confetti key={times} />
      )}
      <div
        role="status"
        onPointerEnter={() => setRead(true)}
        onPointerLeave={() => setRead(false)}
        onFocus={() => setRead(true)}
        onBlur={() => setRead(false)}
      >
        {step && (
          <div
            data-slot="celebration"
            className="pointer-events-auto flex items-center gap-3 rounded-[14px] border border-s-[5px] border-line border-s-success bg-surface py-2 ps-4 pe-2 shadow-e2 transition-[opacity,translate] duration-(--d2) starting:translate-y-2 starting:opacity-0"
          >
            <CircleCheck aria-hidden size={22} strokeWidth={1.9} className="flex-none text-success" />
            <p className="min-w-0 flex-1 font-semibold">{t("doneTitle", { name: wordsOf(flow, step).name })}</p>
            <Button variant="ghost" size="sm" onClick={goOn}>
              {t(isLastCore ? "finish" : "continue")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

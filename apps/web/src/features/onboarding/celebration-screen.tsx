import { isDone } from "@heirlock/domain/onboarding/guide-state";
import { coreSteps, indexOfStep } from "@heirlock/domain/onboarding/steps";
import { ArrowRight, Check, CircleDashed } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { OverlayTitle } from "../../ui/overlays/full-overlay.tsx";
import { useOnboarding } from "./onboarding-provider.tsx";
import type { ScreenProps } from "./step-screen.tsx";
import { useStepWords } from "./step-words.ts";

/** After the six steps: what is done, what was passed over, and the way on (ONB-006, D49). */
export function CelebrationScreen({ heading }: ScreenProps) {
  const { t } = useTranslation("onboarding");
  const { flow, state, press } = useOnboarding();
  const wordsOf = useStepWords();
  const words = wordsOf(flow, "celebration");
  const doneOf = (id: (typeof coreSteps)[number]) => isDone(state, indexOfStep(flow, id));
  return (
    <>
      <OverlayTitle heading={heading}>{words.title}</OverlayTitle>
      <p className="mt-3 max-w-[38em] text-lead text-ink-2">
        {coreSteps.every(doneOf) ? words.text : t("celebration.open")}
      </p>
      <ul className="mt-5 max-w-[34rem] divide-y divide-line rounded-lg border border-line bg-surface px-4.5">
        {coreSteps.map((id) => {
          const Icon = doneOf(id) ? Check : CircleDashed;
          const { name } = wordsOf(flow, id);
          return (
            <li key={id} className="flex min-h-13 flex-wrap items-center gap-x-3.5 py-1">
              <Icon
                aria-hidden
                size={21}
                strokeWidth={2.2}
                className={doneOf(id) ? "flex-none text-success" : "flex-none text-ink-3"}
              />
              <span className="flex-1 font-semibold">{name}</span>
              {doneOf(id) ? (
                <span className="text-ink-2">{t("state.done")}</span>
              ) : (
                <Button
                  variant="ghost"
                  size="sm"
                  className="-me-3"
                  aria-label={t("celebration.doNow", { name })}
                  onClick={() => press({ type: "jump", to: id })}
                >
                  {t("celebration.now")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Button size="lg" onClick={() => press({ type: "finish" })}>
          {t("celebration.finish")}
        </Button>
        <Button size="lg" variant="secondary" iconEnd={ArrowRight} onClick={() => press({ type: "continue" })}>
          {t("celebration.more")}
        </Button>
      </div>
    </>
  );
}

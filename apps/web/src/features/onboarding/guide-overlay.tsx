import { labelOf, minutesLeft, percentOf } from "@heirlock/domain/onboarding/step-labels";
import { stepAt } from "@heirlock/domain/onboarding/steps";
import { ArrowLeft, Pause, Volume2, VolumeX, X } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FullOverlay } from "../../ui/overlays/full-overlay.tsx";
import { CelebrationScreen } from "./celebration-screen.tsx";
import { CelebrationToast } from "./celebration-toast.tsx";
import { GuideAside } from "./guide-aside.tsx";
import { useOnboarding } from "./onboarding-provider.tsx";
import { StepScreen } from "./step-screen.tsx";
import { useStepWords } from "./step-words.ts";
import { canSpeak, useSpeech } from "./use-speech.ts";
import { WelcomeScreen } from "./welcome-screen.tsx";

/** Within the 100 to 200 ms of ONB-068: the new screen has begun to show. */
const scrollDelay = 150;

/** The guide over the whole page (mock-up j). */
export default function GuideOverlay() {
  const { flow, state, turned, press } = useOnboarding();
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const step = stepAt(flow, state.currentStep);
  const words = useStepWords()(flow, step);
  const { enableVoiceGuidance, preferredLanguage } = state.userPreferences;
  const spoken = [words.title, words.text, ...words.points.map(({ title, text }) => `${title}. ${text}`)].join(" ");
  useSpeech(spoken, preferredLanguage, enableVoiceGuidance && !state.isPaused);
  useTurn(turned, heading, scroller);
  const Screen = step === "welcome" ? WelcomeScreen : step === "celebration" ? CelebrationScreen : StepScreen;
  return (
    <FullOverlay
      open
      onClose={() => press({ type: "close" })}
      heading={heading}
      scroller={scroller}
      aside={<GuideAside />}
    >
      <div className="mx-auto flex min-h-dvh max-w-[60rem] flex-col px-4.5 pt-3 pb-20 md:px-11 md:pt-5">
        <GuideBar />
        <div key={step} className="guide-turn flex flex-1 flex-col justify-center py-6 md:px-6 md:py-10">
          <Screen heading={heading} />
        </div>
      </div>
      <CelebrationToast heading={heading} />
    </FullOverlay>
  );
}

/** Another screen begins at its heading, for eyes and for screen readers. */
function useTurn(
  turned: number,
  heading: RefObject<HTMLHeadingElement | null>,
  scroller: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    if (turned === 0) return;
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => scroller.current?.scrollTo({ top: 0 }), scrollDelay);
    return () => clearTimeout(timer);
  }, [turned, heading, scroller]);
}

/** Step label, progress bar, and the ways back and out (ONB-002). */
function GuideBar() {
  const { t } = useTranslation("onboarding");
  const { flow, state, press, prefer } = useOnboarding();
  const format = useFormat();
  const at = state.currentStep;
  const label = labelOf(flow, at);
  const percent = percentOf(flow, at);
  const left = minutesLeft(flow, at);
  const isVoiceOn = state.userPreferences.enableVoiceGuidance;
  const figures = label && { n: format.number(label.n), of: format.number(label.of) };
  const name = label && figures ? t(`label.${label.kind}`, figures) : t("label.none");
  return (
    <header>
      <div className="-mx-3 flex flex-wrap items-center">
        {at > 0 && (
          <Button variant="ghost" size="sm" className="me-auto" onClick={() => press({ type: "back" })}>
            <span className="flex items-center gap-2.5">
              <ArrowLeft aria-hidden size={20} strokeWidth={1.8} className="flip" />
              {t("back")}
            </span>
          </Button>
        )}
        <div className="ms-auto flex flex-wrap justify-end">
          {canSpeak() && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t("voice")}
              aria-pressed={isVoiceOn}
              icon={isVoiceOn ? Volume2 : VolumeX}
              onClick={() => prefer({ enableVoiceGuidance: !isVoiceOn })}
            >
              <span className="max-md:sr-only">{t("voice")}</span>
            </Button>
          )}
          <Button variant="ghost" size="sm" icon={Pause} onClick={() => press({ type: "pause" })}>
            {t("pause")}
          </Button>
          <Button variant="ghost" size="sm" icon={X} onClick={() => press({ type: "close" })}>
            {t("close")}
          </Button>
        </div>
      </div>
      <div className="mt-2 flex items-center gap-4">
        <span className="flex-none font-semibold">{name}</span>
        <div
          role="progressbar"
          aria-label={t("progress")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={t("percent", { n: format.percent(percent / 100) })}
          className="h-2.5 min-w-12 flex-1 overflow-hidden rounded-full bg-wash forced-colors:border"
        >
          <div
            data-slot="bar"
            className="h-full rounded-full bg-primary transition-[inline-size] duration-300"
            style={{ inlineSize: `${percent}%` }}
          />
        </div>
        {left !== null && label && <span className="text-ink-3 max-md:hidden">{t("left", { count: left })}</span>}
      </div>
    </header>
  );
}

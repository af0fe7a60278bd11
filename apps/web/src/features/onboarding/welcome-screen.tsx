import { isDone } from "@heirlock/domain/onboarding/guide-state";
import { coreSteps, indexOfStep } from "@heirlock/domain/onboarding/steps";
import { ArrowRight, Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { OverlayTitle } from "../../ui/overlays/full-overlay.tsx";
import { CountryQuestion } from "./country-question.tsx";
import { useOnboarding } from "./onboarding-provider.tsx";
import { stepIcons } from "./step-icons.ts";
import type { ScreenProps } from "./step-screen.tsx";
import { useStepWords } from "./step-words.ts";

/** A holder without a country is asked for it first: law, currency and language follow from it. */
export function WelcomeScreen({ heading }: ScreenProps) {
  const { flow } = useOnboarding();
  const { profile } = useSession();
  const [isPassed, setPassed] = useState(false);
  if (flow === "holder" && profile?.country === null && !isPassed)
    return <CountryQuestion heading={heading} profile={profile} onDone={() => setPassed(true)} />;
  return <Welcome heading={heading} isSecond={isPassed} />;
}

function Welcome({ heading, isSecond }: ScreenProps & { isSecond: boolean }) {
  const { t } = useTranslation("onboarding");
  const { flow, press } = useOnboarding();
  const words = useStepWords()(flow, "welcome");
  return (
    <div className={isSecond ? "guide-turn" : undefined}>
      <OverlayTitle heading={heading}>{words.title}</OverlayTitle>
      <p className="mt-3 max-w-[38em] text-lead text-ink-2">{words.text}</p>
      {flow === "holder" && <SixCards />}
      <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Button size="lg" iconEnd={ArrowRight} onClick={() => press({ type: "getStarted" })}>
          {t("getStarted")}
        </Button>
        <Button variant="ghost" onClick={() => press({ type: flow === "member" ? "skip" : "close" })}>
          {t(flow === "member" ? "skip" : "card.later")}
        </Button>
      </div>
    </div>
  );
}

function SixCards() {
  const { t } = useTranslation("onboarding");
  const { flow, state } = useOnboarding();
  const wordsOf = useStepWords();
  return (
    <ol className="mt-6 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
      {coreSteps.map((id) => {
        const { name, estimate } = wordsOf(flow, id);
        const done = isDone(state, indexOfStep(flow, id));
        return (
          <li key={id} className="flex items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-3">
            <IconTile icon={done ? Check : stepIcons[id]} tone={done ? "primary" : "neutral"} />
            <span className="min-w-0 leading-[1.35]">
              <strong className="block font-semibold">{name}</strong>
              <span className="block text-ink-2">{done ? t("state.done") : estimate}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

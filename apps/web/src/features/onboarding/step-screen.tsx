import { isDone } from "@heirlock/domain/onboarding/guide-state";
import { stepTargets } from "@heirlock/domain/onboarding/step-targets";
import { lastStep, stepAt } from "@heirlock/domain/onboarding/steps";
import { clsx } from "clsx";
import { ArrowRight, CircleCheck, Lock } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { OverlayTitle } from "../../ui/overlays/full-overlay.tsx";
import { useOnboarding } from "./onboarding-provider.tsx";
import { pointIcons, stepIcons } from "./step-icons.ts";
import { type StepPoint, useStepWords } from "./step-words.ts";

export interface ScreenProps {
  heading: RefObject<HTMLHeadingElement | null>;
}

const tones = ["primary", "brass", "info", "neutral"] as const;

/** One step: what it is for, and three ways on; a step that is done already has two (ONB-004, ONB-005). */
export function StepScreen({ heading }: ScreenProps) {
  const { t } = useTranslation("onboarding");
  const { flow, state } = useOnboarding();
  const step = stepAt(flow, state.currentStep);
  const words = useStepWords()(flow, step);
  const done = isDone(state, state.currentStep);
  return (
    <>
      <OverlayTitle heading={heading}>{words.title}</OverlayTitle>
      <p className="mt-3 max-w-[38em] text-lead text-ink-2">{words.text}</p>
      {done && (
        <p className="mt-4 flex items-center gap-2.5 font-semibold text-success">
          <CircleCheck aria-hidden size={22} strokeWidth={1.9} className="flex-none" />
          {t("doneHere")}
        </p>
      )}
      {words.points.length > 0 && <Points points={words.points} />}
      {words.note && (
        <p className="mt-4 flex items-start gap-3.5 rounded-md border border-line bg-sunken px-4.5 py-3.5">
          <Lock aria-hidden size={21} strokeWidth={1.8} className="mt-0.5 flex-none text-ink-2" />
          {words.note}
        </p>
      )}
      {done ? <DoneButtons view={words.view} /> : <OpenButtons go={words.go} />}
    </>
  );
}

function Points({ points }: { points: readonly StepPoint[] }) {
  const { flow, state } = useOnboarding();
  const step = stepAt(flow, state.currentStep);
  const icons = pointIcons[flow][step] ?? [];
  return (
    <ul className={clsx("mt-6 grid gap-3", points.length === 3 ? "lg:grid-cols-3" : "sm:grid-cols-2")}>
      {points.map(({ title, text }, at) => (
        <li
          key={title}
          className={clsx(
            "flex gap-3.5 rounded-lg border border-line-strong/60 bg-surface px-4 py-3.5",
            points.length === 3 && "lg:flex-col",
          )}
        >
          <IconTile icon={icons[at] ?? stepIcons[step]} tone={tones[at]} />
          <span className="min-w-0 self-center leading-[1.4] lg:self-auto">
            <strong className="block font-semibold">{title}</strong>
            <span className="block text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One column on phones, the first as wide as the page; from 640 px on in a row. */
const row = "mt-7 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch";

function OpenButtons({ go }: { go: string }) {
  const { t } = useTranslation("onboarding");
  const { flow, state, press } = useOnboarding();
  const step = stepAt(flow, state.currentStep);
  const isLast = state.currentStep === lastStep(flow);
  const isTopic = step === "member-security" || step === "dual-role-setup";
  const complete = flow === "member" && isLast ? "completeAll" : isTopic ? "gotIt" : "complete";
  return (
    <div className={row}>
      {stepTargets[flow][step] && (
        <Button size="lg" iconEnd={ArrowRight} onClick={() => press({ type: "goTo" })}>
          {go}
        </Button>
      )}
      <Button size="lg" variant="secondary" onClick={() => press({ type: "complete" })}>
        {t(complete)}
      </Button>
      <Button variant="ghost" className="sm:ms-auto" onClick={() => press({ type: isLast ? "finish" : "skip" })}>
        {t("skip")}
      </Button>
    </div>
  );
}

function DoneButtons({ view }: { view: string }) {
  const { t } = useTranslation("onboarding");
  const { flow, state, press } = useOnboarding();
  const step = stepAt(flow, state.currentStep);
  return (
    <div className={row}>
      <Button size="lg" iconEnd={ArrowRight} onClick={() => press({ type: "continue" })}>
        {t("continue")}
      </Button>
      {stepTargets[flow][step] && (
        <Button size="lg" variant="secondary" onClick={() => press({ type: "goTo" })}>
          {view}
        </Button>
      )}
    </div>
  );
}

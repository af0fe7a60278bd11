import { decideGuide, type GuideEffect, type GuideEvent } from "@heirlock/domain/onboarding/decide-guide";
import { newlyDone, withFacts } from "@heirlock/domain/onboarding/guide-facts";
import { homeBefore, invitesToGuide, isGuidePath, isHome, startsItself } from "@heirlock/domain/onboarding/guide-start";
import {
  type GuideAction,
  type GuidePreferences,
  type GuideState,
  nextGuide,
} from "@heirlock/domain/onboarding/guide-state";
import { type Flow, flowSteps, type StepId } from "@heirlock/domain/onboarding/steps";
import { serialiseGuide } from "@heirlock/domain/onboarding/stored-guide";
import { useLocation, useRouter } from "@tanstack/react-router";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMotionChoice } from "../../platform/motion.ts";
import { useLanguage } from "../../platform/use-language.ts";
import { useMedia } from "../../platform/use-media.ts";
import { toast } from "../../ui/feedback/toast-store.ts";
import type { KnownGuideFacts } from "./guide-facts.ts";
import { isLater, keepGuide, keepLater, mark, readGuide, readMarks } from "./guide-storage.ts";
import { setGuideFlag, useGuideFlag } from "./offers/guide-flag.ts";

export interface Onboarding {
  flow: Flow;
  state: GuideState;
  /** The overlay is to be drawn on this page, now. */
  isShown: boolean;
  /** The card may invite. */
  invites: boolean;
  /** A step that was completed a moment ago; `times` tells two of the same apart. */
  celebrated: { step: StepId; times: number } | null;
  /** Counts up when another screen has to be read from its top. */
  turned: number;
  press: (event: GuideEvent) => void;
  start: () => void;
  later: () => void;
  dismiss: () => void;
  prefer: (preferences: Partial<GuidePreferences>) => void;
  endCelebration: () => void;
}

const OnboardingContext = createContext<Onboarding | null>(null);

/** Throws outside of its provider (ONB-035). */
export function useOnboarding(): Onboarding {
  const onboarding = useContext(OnboardingContext);
  if (!onboarding) throw new Error("useOnboarding must be used within an OnboardingProvider");
  return onboarding;
}

/** Milliseconds that a completed step is celebrated (ONB-007). */
export const celebrationTime = 3_000;

/** Guides that started without a press since the page was loaded, each once. */
const startedThemselves = new Set<string>();

export interface OnboardingProviderProps extends KnownGuideFacts {
  userId: string;
  /** Something of more weight asks now, such as the end of the session. */
  isBlocked: boolean;
  children: ReactNode;
}

/** One person's guide of one side: the pure decisions of the domain, and what they do to page and storage. */
export function OnboardingProvider({ userId, known, somethingWaits, isBlocked, children }: OnboardingProviderProps) {
  const { flow } = known;
  const { t } = useTranslation("onboarding");
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const flag = useGuideFlag();
  const [kept, setKept] = useState(() => readGuide(flow, userId));
  const [marks, setMarks] = useState(() => readMarks(flow, userId));
  const [isPutOff, setPutOff] = useState(() => isLater(userId));
  /** On the page of a step, until the person is back on Home. */
  const [away, setAway] = useState<"leaving" | "gone" | null>(kept.isActive && kept.isPaused ? "gone" : null);
  const [celebrated, setCelebrated] = useState<Onboarding["celebrated"]>(null);
  const times = useRef(0);
  const [turned, setTurned] = useState(0);
  const state = withFacts(kept, known);
  const isShown = state.isActive && !isBlocked && away === null && isGuidePath(flow, path);

  const act = (action: GuideAction) => setKept((now) => nextGuide(flow, now, action, Date.now()));
  const keepMark = (kind: "seen" | "dismissed") => {
    mark(kind, flow, userId);
    setMarks((now) => ({ ...now, [kind]: true }));
  };
  const follow = (effect: GuideEffect) => {
    if (effect.type === "markSeen") keepMark("seen");
    else if (effect.type === "celebrate") setCelebrated({ step: effect.step, times: ++times.current });
    else if (effect.type === "scrollToTop") setTurned((times) => times + 1);
    else if (effect.type === "stop") setGuideFlag(null);
    else if (effect.type === "open") {
      setAway("leaving");
      router.history.push(effect.path);
    }
  };
  const later = () => {
    keepLater(userId);
    setPutOff(true);
  };
  const press = (event: GuideEvent) => {
    const { next, effects } = decideGuide(flow, state, event, Date.now());
    setKept(next);
    setCelebrated(null);
    // Where nothing invites any more, the guide is gone with its flag, before any effect could write this.
    if (!next.isActive) keepGuide(flow, serialiseGuide(userId, nextGuide(flow, next, { type: "RESET" }, 0)));
    effects.forEach(follow);
    // The card would only say again what was just put away.
    if (!next.isActive) later();
    // After the last step there is no screen left to celebrate on.
    if (!next.isActive && event.type === "complete") toast({ title: t("allDone"), duration: celebrationTime });
    if (event.type === "close" || event.type === "pause")
      toast({ title: t("closed"), text: t("closedText"), tone: "info" });
  };

  // What was running when the page was left goes on.
  const wasOn = useRef(false);
  const startFacts = {
    known,
    state,
    marks,
    startedBefore: startedThemselves.has(flow + userId),
    path,
    somethingWaits,
  };
  const starts = startsItself(startFacts);
  useEffect(() => {
    if (starts) {
      startedThemselves.add(flow + userId);
      setGuideFlag(flow);
    }
  }, [starts, flow, userId]);

  // The flag of the tab and the guide follow each other (ONB-067).
  useEffect(() => {
    if (flag === "asked") {
      setKept((now) => nextGuide(flow, nextGuide(flow, now, { type: "RESET" }, 0), { type: "START" }, Date.now()));
      setAway(null);
      setGuideFlag(flow);
    } else if (flag === flow) {
      wasOn.current = true;
      setKept((now) => (now.isActive ? now : nextGuide(flow, now, { type: "START" }, Date.now())));
      const home = homeBefore(flow, router.state.location.pathname);
      if (home && away === null) router.history.push(home);
    } else if (wasOn.current) {
      wasOn.current = false;
      setKept((now) => nextGuide(flow, now, { type: "RESET" }, Date.now()));
      setAway(null);
    } else if (kept.isActive) setGuideFlag(flow);
  }, [flag, flow, router, away, kept.isActive]);

  useEffect(() => {
    if (away === "leaving" && !isHome(flow, path)) setAway("gone");
    if (away === "gone" && isHome(flow, path)) setAway(null);
  }, [away, flow, path]);

  // PAUSE and RESUME while the tab is hidden, a dialog asks, or the person is on the page of a step (D50).
  const isHidden = useHidden();
  const pauses = state.isActive && (isHidden || !isShown);
  useEffect(() => {
    setKept((now) => nextGuide(flow, now, { type: pauses ? "PAUSE" : "RESUME" }, Date.now()));
  }, [flow, pauses]);

  const text = serialiseGuide(userId, state);
  useEffect(() => keepGuide(flow, text), [flow, text]);

  const isCalm = useMedia("(prefers-reduced-motion: reduce)");
  const skipAnimations = useMotionChoice() === "calm" || isCalm;
  const preferredLanguage = useLanguage();
  useEffect(() => {
    const preferences = { skipAnimations, preferredLanguage };
    setKept((now) => nextGuide(flow, now, { type: "UPDATE_PREFERENCES", preferences }, Date.now()));
  }, [flow, skipAnimations, preferredLanguage]);

  // What the data completed while the person was away is celebrated when they are back.
  const shownLast = useRef<GuideState | null>(null);
  useEffect(() => {
    if (!isShown) return;
    const done = shownLast.current && newlyDone(flow, shownLast.current, state, flowSteps[flow]);
    if (done && !state.skippedSteps.includes(flowSteps[flow].indexOf(done as never)) && done !== "welcome")
      setCelebrated((last) => (last?.step === done ? last : { step: done, times: ++times.current }));
    shownLast.current = state;
  }, [isShown, flow, state]);

  const value: Onboarding = {
    flow,
    state,
    isShown,
    invites: invitesToGuide({ ...startFacts, later: isPutOff }),
    celebrated,
    turned,
    press,
    start: () => setGuideFlag("asked"),
    later,
    dismiss: () => keepMark("dismissed"),
    prefer: (preferences) => act({ type: "UPDATE_PREFERENCES", preferences }),
    endCelebration: () => setCelebrated(null),
  };
  return <OnboardingContext value={value}>{children}</OnboardingContext>;
}

function useHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isHidden;
}

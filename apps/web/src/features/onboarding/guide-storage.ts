import { guideKeys } from "@heirlock/domain/onboarding/guide-keys";
import type { GuideMarks } from "@heirlock/domain/onboarding/guide-start";
import type { GuideState } from "@heirlock/domain/onboarding/guide-state";
import type { Flow } from "@heirlock/domain/onboarding/steps";
import { parseGuide } from "@heirlock/domain/onboarding/stored-guide";
import { log } from "../../platform/log/log.ts";

/** A browser that refuses storage is a warning, and the guide goes on with defaults (ONB-034). */
function attempt<Result>(what: () => Result, otherwise: Result): Result {
  try {
    return what();
  } catch {
    log.warn("onboarding: storage refused");
    return otherwise;
  }
}

const read = (key: string) => attempt(() => localStorage.getItem(key), null);
const write = (key: string, value: string) => attempt(() => localStorage.setItem(key, value), undefined);

export const readGuide = (flow: Flow, userId: string): GuideState =>
  parseGuide(flow, userId, read(guideKeys.state[flow]), (what) => log.warn(`onboarding: ${what}`));

export const keepGuide = (flow: Flow, text: string): void => write(guideKeys.state[flow], text);

export const readMarks = (flow: Flow, userId: string): GuideMarks => ({
  seen: read(guideKeys.seen[flow] + userId) === "true",
  dismissed: read(guideKeys.dismissed[flow] + userId) === "true",
});

export const mark = (kind: "seen" | "dismissed", flow: Flow, userId: string): void =>
  write(guideKeys[kind][flow] + userId, "true");

/** "Maybe later" holds until the tab is closed. */
const laterKey = "heirlock_guide_later";
export const isLater = (userId: string): boolean => attempt(() => sessionStorage.getItem(laterKey) === userId, false);
export const keepLater = (userId: string): void => attempt(() => sessionStorage.setItem(laterKey, userId), undefined);

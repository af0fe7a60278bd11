import type { Side } from "@heirlock/domain/account/role-switch";
import { guideKeys } from "@heirlock/domain/onboarding/guide-keys";
import { useSyncExternalStore } from "react";
import { readLocal } from "../../../platform/local-setting.ts";

/** Which guide is on in this tab, "asked" once somebody wants the one of their side; null: none (D51). */
export type GuideFlag = Side | "asked" | null;

let flag: GuideFlag = null;
const listeners = new Set<() => void>();

export function setGuideFlag(next: GuideFlag): void {
  flag = next;
  for (const listener of listeners) listener();
}

/** "Restart guide" of the menu and of the settings (D50). */
export const restartGuide = (): void => setGuideFlag("asked");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useGuideFlag = (): GuideFlag =>
  useSyncExternalStore(
    subscribe,
    () => flag,
    () => null,
  );

/** Whether the guide has to be fetched at all: it is on, or may start or invite on this Home. */
export function useGuideWanted(side: Side, userId: string | null, isHome: boolean): boolean {
  const isOn = useGuideFlag() !== null;
  return userId !== null && (isOn || (isHome && readLocal(guideKeys.dismissed[side] + userId) === null));
}

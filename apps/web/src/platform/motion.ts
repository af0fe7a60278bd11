import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "./local-setting.ts";

/** "system" follows the device, which may ask for calm too. */
export type MotionChoice = "system" | "calm";

const key = "heirlock_motion";
const listeners = new Set<() => void>();

function motionChoice(): MotionChoice {
  return readLocal(key) === "calm" ? "calm" : "system";
}

export function chooseMotion(choice: MotionChoice): void {
  writeLocal(key, choice === "calm" ? choice : null);
  if (choice === "calm") document.documentElement.dataset.motion = choice;
  else delete document.documentElement.dataset.motion;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMotionChoice(): MotionChoice {
  return useSyncExternalStore(subscribe, motionChoice, () => "system");
}

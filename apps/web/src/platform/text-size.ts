import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "./local-setting.ts";

export const textSizes = [100, 115, 130, 150] as const;
export type TextSize = (typeof textSizes)[number];

const key = "heirlock_text_size";
const listeners = new Set<() => void>();

export function textSize(): TextSize {
  const stored = Number(readLocal(key));
  return textSizes.find((size) => size === stored) ?? 100;
}

export function chooseTextSize(size: TextSize): void {
  writeLocal(key, size === 100 ? null : String(size));
  if (size === 100) delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = String(size);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTextSize(): TextSize {
  return useSyncExternalStore(subscribe, textSize, () => 100);
}

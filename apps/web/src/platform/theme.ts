import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "./local-setting.ts";

export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];
export type ThemeChoice = Theme | "system";

const key = "heirlock_theme";
const listeners = new Set<() => void>();

function isTheme(value: string | null): value is Theme {
  return value === "light" || value === "dark" || value === "contrast";
}

/** What the person chose; "system" follows the device until they choose. */
export function themeChoice(): ThemeChoice {
  const stored = readLocal(key);
  return isTheme(stored) ? stored : "system";
}

function systemTheme(): Theme {
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function apply(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice === "system" ? systemTheme() : choice;
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice): void {
  writeLocal(key, choice === "system" ? null : choice);
  apply(choice);
}

/** Keeps following the device and the other tabs. Called once, by main.tsx. */
export function watchTheme(): void {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"])
    matchMedia(query).addEventListener("change", () => apply(themeChoice()));
  addEventListener("storage", (event) => {
    if (event.key === key) apply(themeChoice());
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice, () => "system");
}

import { useMemo, useSyncExternalStore } from "react";
import {
  type DateStyle,
  type Digits,
  formatAmount,
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
  formatRelative,
  type Reading,
  readingFor,
} from "./format.ts";
import { readLocal, writeLocal } from "./local-setting.ts";
import { useLanguage } from "./use-language.ts";

const key = "heirlock_digits";
const listeners = new Set<() => void>();

function digitChoice(): Digits {
  return readLocal(key) === "native" ? "native" : "latin";
}

/** One digit set for the whole page; Arabic starts with Latin digits and may be switched. */
export function chooseDigits(digits: Digits): void {
  writeLocal(key, digits === "latin" ? null : digits);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDigits(): Digits {
  return useSyncExternalStore(subscribe, digitChoice, () => "latin");
}

export function useReading(): Reading {
  const language = useLanguage();
  const digits = useDigits();
  return useMemo(() => readingFor(language, globalThis.navigator?.languages ?? [], digits), [language, digits]);
}

/** Formatters bound to the reader's language, region and digits. */
export function useFormat() {
  const reading = useReading();
  return useMemo(
    () => ({
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, reading, options),
      percent: (share: number) => formatPercent(share, reading),
      money: (amount: number, currency: string, decimals?: number) => formatAmount(amount, currency, reading, decimals),
      date: (value: string | Date, style: DateStyle = "full", timeZone?: string) =>
        formatDate(value, style, reading, timeZone),
      relative: (value: string | Date, now = new Date()) => formatRelative(value, now, reading),
      list: (items: readonly string[]) => formatList(items, reading),
    }),
    [reading],
  );
}

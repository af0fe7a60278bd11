import { useEffect, useRef } from "react";
import type { useOpenEntries } from "./open-entries.ts";

/**
 * The field that was typed in goes with the lock: whoever reads with a keyboard or by ear goes on at the heading, not at
 * the beginning of the page.
 */
export function useHeadingAfterUnlock({
  unlocked,
  opened,
}: Pick<ReturnType<typeof useOpenEntries>, "unlocked" | "opened">) {
  const isOpen = unlocked && opened.data !== undefined;
  const wasLocked = useRef(false);
  useEffect(() => {
    if (!unlocked) wasLocked.current = true;
    if (!isOpen || !wasLocked.current) return;
    wasLocked.current = false;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [unlocked, isOpen]);
}

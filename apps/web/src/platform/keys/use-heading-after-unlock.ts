import { useEffect, useRef } from "react";

/**
 * The field that was typed in goes with the lock: whoever reads with a keyboard or by ear goes on at the heading, not at
 * the beginning of the page. `opened` is whether what was locked is drawn.
 */
export function useHeadingAfterUnlock(unlocked: boolean, opened: boolean): void {
  const isOpen = unlocked && opened;
  const wasLocked = useRef(false);
  useEffect(() => {
    if (!unlocked) wasLocked.current = true;
    if (!isOpen || !wasLocked.current) return;
    wasLocked.current = false;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [unlocked, isOpen]);
}

import { useCallback, useEffect, useState } from "react";
import { shownForMs } from "../../../platform/use-shown-for-a-while.ts";

/** Content that nobody has touched for five minutes is covered (KEY-027); it is still there and comes back when asked. */
export function useCovered() {
  const [covered, setCovered] = useState(false);
  const [touchedAt, setTouchedAt] = useState(() => Date.now());
  useEffect(() => {
    if (covered) return;
    // A timer sleeps with its computer: the clock decides.
    const look = () => {
      if (Date.now() >= touchedAt + shownForMs) setCovered(true);
    };
    const timer = setTimeout(look, touchedAt + shownForMs - Date.now() + 5);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [covered, touchedAt]);
  const touch = useCallback(() => setTouchedAt(Date.now()), []);
  const uncover = useCallback(() => {
    setTouchedAt(Date.now());
    setCovered(false);
  }, []);
  return { covered, touch, uncover };
}

import { useCallback, useEffect, useState } from "react";

/** Revealed content hides again after this long (KEY-027). */
export const shownForMs = 5 * 60_000;
const lookEveryMs = 10_000;

interface Shown<T> {
  value: T;
  until: number;
}

/**
 * Holds what was revealed and lets go of it after five minutes. A page that is locked is no longer drawn, so what it held
 * goes with it. `minutesLeft` is rounded up; `onHide` hears when it is let go of, whoever asked for it.
 */
export function useShownForAWhile<T>(onHide?: (value: T) => void) {
  const [shown, setShown] = useState<Shown<T> | null>(null);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (!shown) return;
    const look = () => {
      setNow(Date.now());
      // A timer sleeps with its computer: the clock decides.
      if (Date.now() >= shown.until) setShown(null);
    };
    const ticking = setInterval(look, lookEveryMs);
    const ending = setTimeout(look, shown.until - Date.now() + 5);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(ticking);
      clearTimeout(ending);
      document.removeEventListener("visibilitychange", look);
      onHide?.(shown.value);
    };
  }, [shown, onHide]);

  const show = useCallback((value: T) => {
    setNow(Date.now());
    setShown({ value, until: Date.now() + shownForMs });
  }, []);
  const hide = useCallback(() => setShown(null), []);
  return {
    value: shown?.value ?? null,
    minutesLeft: shown ? Math.max(0, Math.floor((shown.until - now) / 60_000)) : 0,
    show,
    hide,
  };
}

import type { KeyStep } from "@heirlock/keyring/request";

export interface KeysProgress {
  step: KeyStep;
  /** 0 to 1 within this step. It slows down near the end instead of standing still at a wrong guess. */
  fraction: number;
}

const beatMs = 80;

/**
 * Beats while a step runs. Argon2id cannot report from inside, so the beat follows its measured duration; a step that
 * counts what it has done says so itself.
 */
export function createPulse(tell: (progress: KeysProgress) => void, now: () => number = () => performance.now()) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let current: KeyStep = "starting";
  return {
    begin(step: KeyStep, expectedMs: number): void {
      clearInterval(timer);
      current = step;
      const start = now();
      tell({ step, fraction: 0 });
      if (expectedMs > 0)
        timer = setInterval(() => tell({ step, fraction: eased((now() - start) / expectedMs) }), beatMs);
    },
    reach(fraction: number): void {
      clearInterval(timer);
      tell({ step: current, fraction });
    },
    end(): void {
      clearInterval(timer);
    },
  };
}

/** Straight to 80 % of the expected time, then ever slower towards, never to, the end. */
function eased(elapsed: number): number {
  if (elapsed <= 0.8) return elapsed;
  return 1 - 0.2 / (1 + (elapsed - 0.8) / 0.2);
}

import { useCallback, useRef, useState } from "react";
import type { KeysProgress } from "../../../platform/keys/pulse.ts";

/** How far a request with this many derivations is, from 0 to 1; null while none runs. They take nearly all the time. */
export function useKeyProgress(derivations: number) {
  const [share, setShare] = useState<number | null>(null);
  const seen = useRef({ made: 0, making: false });
  const onProgress = useCallback(
    ({ step, fraction }: KeysProgress) => {
      const making = step === "making-key";
      if (seen.current.making && !making) seen.current.made += 1;
      seen.current.making = making;
      setShare(Math.min(1, (seen.current.made + (making ? fraction : 0)) / derivations));
    },
    [derivations],
  );
  const run = useCallback(
    async <T>(work: (options: { onProgress: typeof onProgress }) => Promise<T>): Promise<T> => {
      seen.current = { made: 0, making: false };
      setShare(0);
      try {
        return await work({ onProgress });
      } finally {
        setShare(null);
      }
    },
    [onProgress],
  );
  return { share, run };
}

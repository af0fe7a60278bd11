import { useState } from "react";

/**
 * One request at a time with its failure, for pages that load no query client: those before sign-in. Everywhere else it
 * is `useMutation`. `busy` stays after a success that leaves the page, if `work` resolves to "leaving".
 */
export function useAction<Input extends unknown[]>(work: (...input: Input) => Promise<unknown>) {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const run = async (...input: Input): Promise<void> => {
    if (state.busy) return;
    setState({ busy: true, error: null });
    try {
      const outcome = await work(...input);
      if (outcome !== "leaving") setState({ busy: false, error: null });
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return { ...state, run: (...input: Input) => void run(...input) };
}

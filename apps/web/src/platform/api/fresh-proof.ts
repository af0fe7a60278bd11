/**
 * Sensitive actions want a proof that it is still the same person (D10). The API client meets the refusal, and whoever
 * draws the question registers here: a small seam, so that the client imports no page.
 */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Resolves to true once the person has proved who they are; false when they would rather not, or nobody can ask. */
export function proveAgain(): Promise<boolean> {
  // Calls that were refused together are answered by one proof.
  asking ??= (ask?.() ?? Promise.resolve(false))
    .catch(() => false)
    .finally(() => {
      asking = null;
    });
  return asking;
}

export function answerProofs(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

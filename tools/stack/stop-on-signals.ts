import type { Stack } from "./start-stack.ts";

/** Ctrl-C and SIGTERM end everything in order; a part that ends by itself ends the rest and is named. */
export function stopOnSignals(stack: Stack): void {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stack.stop();
    process.exit(code);
  };
  process.once("SIGINT", () => void stop(0));
  process.once("SIGTERM", () => void stop(0));
  stack.children.once("failed", (name, code) => {
    console.error(`The ${name} ended with code ${code}`);
    void stop(1);
  });
}

import { setTimeout as sleep } from "node:timers/promises";

/** Waits until the address answers 200. Throws after the given time. */
export async function untilReady(url: string, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  let last = "no answer";
  while (Date.now() < end) {
    try {
      const response = await fetch(url);
      if (response.ok) return;
      last = `${response.status} ${await response.text()}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(100);
  }
  throw new Error(`${url} was not ready after ${milliseconds / 1000} s: ${last}`);
}

import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { refuse } from "../kernel/errors.ts";

export interface TypesetJob {
  template: string;
  /** JSON. */
  document: string;
}
/** Whoever is full is ended before the next document, so that none is sent to a process that is about to end. */
export type TypesetAnswer = { pdf: Uint8Array; isFull: boolean } | { failed: string };

export interface Typesetter {
  /**
   * The document is put together when its turn comes, so that many at once hold nobody else up. Refuses with UNAVAILABLE
   * when it takes too long or too many wait, and throws when it cannot be set.
   */
  typeset(template: string, document: () => object | Promise<object>): Promise<Uint8Array>;
  close(): void;
}

export interface TypesetterLimits {
  /** For one document, the start of the process included. */
  milliseconds: number;
  waiting: number;
  /** Bytes of JSON. */
  document: number;
}
const usual: TypesetterLimits = { milliseconds: 10_000, waiting: 100, document: 1_000_000 };

/** One document after the other in a process of its own, started with the first and anew after one that ended it. */
export function createTypesetter(limits: TypesetterLimits = usual): Typesetter {
  let child: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const start = (): ChildProcess => {
    const started = fork(new URL("typeset-process.ts", import.meta.url), {
      serialization: "advanced",
      execArgv: ["--max-old-space-size=128"],
      env: {},
    });
    yieldToOthers(started.pid);
    // A process that waits for work keeps nobody from ending.
    started.unref();
    started.channel?.unref();
    started.once("exit", () => {
      if (child === started) child = null;
    });
    return started;
  };

  const run = (job: TypesetJob): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      child ??= start();
      const process = child;
      process.channel?.ref();
      const end = (settle: () => void) => {
        clearTimeout(timer);
        process.off("message", onMessage);
        process.off("exit", onExit);
        process.channel?.unref();
        settle();
      };
      const onMessage = (answer: TypesetAnswer) =>
        end(() => {
          if ("failed" in answer) return reject(new Error(`Not typeset: ${answer.failed}`));
          if (answer.isFull) {
            child = null;
            process.kill();
          }
          resolve(answer.pdf);
        });
      const onExit = () => end(() => reject(new Error("The typesetter ended")));
      const timer = setTimeout(() => {
        child = null;
        process.kill("SIGKILL");
        end(() => reject(new TimedOut()));
      }, limits.milliseconds);
      process.once("message", onMessage);
      process.once("exit", onExit);
      process.send(job, (error) => error && end(() => reject(error)));
    });

  return {
    async typeset(template, document) {
      if (waiting >= limits.waiting) refuse("UNAVAILABLE", {}, 5);
      waiting += 1;
      const turn = last.then(async () => {
        const text = JSON.stringify(await document());
        if (text.length > limits.document) refuse("UNAVAILABLE", {}, 5);
        return await run({ template, document: text });
      });
      last = turn.catch(() => {});
      try {
        return await turn;
      } catch (error) {
        if (error instanceof TimedOut) refuse("UNAVAILABLE", {}, 5);
        throw error;
      } finally {
        waiting -= 1;
      }
    },
    close() {
      child?.kill("SIGKILL");
      child = null;
    },
  };
}

/** Whoever waits for a page goes before whoever waits for a paper. Where a process may not say so, papers are set all the same. */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system forbids it.
  }
}

class TimedOut extends Error {}

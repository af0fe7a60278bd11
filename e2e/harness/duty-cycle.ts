import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Run by slow-processes.ts: `node duty-cycle.ts <factor>`, with a process id on each line of its input. Lets the processes run for a few milliseconds and
 * holds them (SIGSTOP) for as long again times factor minus one, in turn, until its input is closed or a minute is over.
 * Each hold follows the time that really went by, so that a late timer makes no machine faster. Says "on" when it has
 * begun, and at the end by how much it really slowed them.
 */
const factor = Number(process.argv[2]);
const pids = new Set<number>();
const sliceMs = 3;
const longestMs = 60_000;

function tell(signal: "SIGSTOP" | "SIGCONT"): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended.
    }
  }
}

let wanted = true;
const input = createInterface({ input: process.stdin });
input.on("line", (line) => pids.add(Number(line)));
input.on("close", () => {
  wanted = false;
});
process.on("exit", () => tell("SIGCONT"));

const start = performance.now();
const end = start + longestMs;
let running = 0;
process.stdout.write("on\n");
while (wanted && performance.now() < end) {
  const began = performance.now();
  await sleep(sliceMs);
  tell("SIGSTOP");
  const ran = performance.now() - began;
  running += ran;
  await sleep(ran * (factor - 1));
  tell("SIGCONT");
}
process.stdout.write(`${(performance.now() - start) / running}\n`, () => process.exit(0));

import type { Browser, Page } from "@playwright/test";

/**
 * How long the page could not answer: the longest task of its main thread, counted in the processor's time, as it would
 * be on a device `factor` times slower than the machine on which the limits were set. A piece of plain work says how
 * fast this machine is at the moment, so that a limit means the same on a busy or a slow machine as on a quiet one.
 *
 * Wait by `waitFor` meanwhile: an `expect` that has to look again reads the whole page out for its report, in the page.
 */
export async function watchPauses(browser: Browser, page: Page, factor: number) {
  const start = () => browser.startTracing(page, { categories: ["toplevel"] });
  const taskMs = async () => longestTaskMs(JSON.parse((await browser.stopTracing()).toString()) as Trace);
  const plainWorkMs = await medianOf(7, async () => {
    await start();
    await page.evaluate(plainWork);
    return taskMs();
  });
  await start();
  return {
    plainWorkMs,
    /** The longest pause since the last time this was asked, in milliseconds. */
    async longest(): Promise<number> {
      const pause = (await taskMs()) * factor * (plainWorkMsThere / plainWorkMs);
      await start();
      return Math.round(pause);
    },
    end: () => browser.stopTracing(),
  };
}

/** What `plainWork` takes at best on the machine on which the limits were set. */
const plainWorkMsThere = 43;

/** Elements made, styled and laid out, as the pages do it, in a task of its own. */
function plainWork(): Promise<void> {
  const work = () => {
    const list = document.createElement("ul");
    for (let n = 0; n < 1000; n++) {
      const item = document.createElement("li");
      item.className = "flex items-center gap-2";
      item.append(Object.assign(document.createElement("button"), { textContent: `Person ${n}`, type: "button" }));
      list.append(item);
    }
    document.body.append(list);
    list.getBoundingClientRect();
    list.remove();
  };
  return new Promise((done) => {
    setTimeout(() => {
      work();
      setTimeout(done);
    });
  });
}

async function medianOf(rounds: number, measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await measure());
  return times.sort((a, b) => a - b)[(rounds - 1) / 2]!;
}

interface Trace {
  traceEvents: {
    name: string;
    pid: number;
    tid: number;
    /** Processor time of the thread, in microseconds. */
    tdur?: number;
    args?: { name?: string };
  }[];
}

function longestTaskMs({ traceEvents }: Trace): number {
  const thread = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name.endsWith("RunTask") && mainThreads.has(thread(event)));
  if (tasks.every(({ tdur }) => tdur === undefined)) throw new Error("the trace tells no processor time of the page");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

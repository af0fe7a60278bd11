import type { BrowserContext } from "@playwright/test";

/** What went wrong in a browser while a journey ran, beyond what the journey looks at. */
export type Watch = {
  /** Names what this journey provokes, such as the 401 of a wrong password. */
  allow: (pattern: RegExp) => void;
  problems: () => string[];
};

/** Listens to every page of a context, worker messages included, from before the first navigation. */
export async function watchContext(context: BrowserContext, watch: { add: (problem: string) => void }): Promise<void> {
  // Chromium does not print every violation it reports.
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on("console", (message) => {
    if (message.type() === "error" || /Content.Security.Policy|Trusted ?(Types|HTML|Script)/i.test(message.text()))
      watch.add(`${message.text()} ${message.location().url} (${message.page()?.url() ?? "worker"})`);
  });
  context.on("weberror", (problem) => {
    watch.add(`uncaught: ${problem.error().message} (${problem.page()?.url() ?? "worker"})`);
  });
}

export class WatchLog implements Watch {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  add(problem: string) {
    this.#seen.push(problem);
  }

  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  problems() {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}

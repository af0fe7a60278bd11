/** What a page says to the worker, and what it hears from it. */

export type ToWorker =
  /** Is there something newer than the build this page was made with? */
  | { type: "look"; build: string }
  /** Hand over what another app has shared; the answer comes through the port. */
  | { type: "shared-files"; id: string };

export type BuildNews = { type: "build-ready" } | { type: "build-refused" };

import type { lines as english } from "./lines.en.ts";

/** Every sentence that a story may be made of. */
export type LineKey = keyof typeof english;

import type { RegisterSlice } from "./kernel/app.ts";

/** Every slice of the API, once. */
export const slices: readonly RegisterSlice[] = [];

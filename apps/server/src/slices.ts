import type { RegisterSlice } from "./kernel/app.ts";
import { registerAssets } from "./slices/assets/assets.routes.ts";

/** Every slice of the API, once. */
export const slices: readonly RegisterSlice[] = [registerAssets];

import { guideKeys } from "@heirlock/domain/onboarding/guide-keys";
import { writeLocal } from "../local-setting.ts";

/** Where the guide was left; whoever uses the device next begins their own (D50). */
export function forgetGuide(): void {
  for (const key of Object.values(guideKeys.state)) writeLocal(key, null);
}

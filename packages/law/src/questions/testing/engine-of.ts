import { hasEngine } from "../../catalogue/profile.ts";
import { profileOf } from "../../catalogue/profile-of.ts";
import type { Engine } from "../../succession/result.ts";

export function engineOf(code: string): Engine {
  const profile = profileOf(code);
  if (!hasEngine(profile)) throw new Error(`${code} has no engine`);
  return profile.engine;
}

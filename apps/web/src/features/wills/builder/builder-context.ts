import type { Asset } from "@heirlock/contract/assets";
import type { Member } from "@heirlock/contract/members/members";
import { createContext, useContext } from "react";
import type { WillDraftHandle } from "./use-will-draft.ts";

/** What every step of the builder works on. */
export interface Builder extends WillDraftHandle {
  members: readonly Member[];
  assets: readonly Asset[];
  /** The holder's own money, for sums. */
  currency: string;
}

const BuilderContext = createContext<Builder | null>(null);
export const BuilderProvider = BuilderContext.Provider;

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("There is no builder around this part");
  return builder;
}

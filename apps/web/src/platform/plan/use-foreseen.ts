import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { createElement, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useVaultUnlocked } from "../keys/use-vault-unlocked.ts";
import { type Foreseen, foreseenDrawing, type Intent, onForeseenDrawing } from "./foreseen.ts";

/** A title is foreseen when nobody has typed for so long; every other choice at once. Milliseconds. */
const typingPause = 300;

const signing = () => import("./signing/foresee.ts");

/** Below the key that events about the plan, its people and the vault make stale. */
const knownPlan = (entry: string, isNew: boolean) => ({
  queryKey: ["signed-plan", "known", entry, isNew],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await signing()).readKnownPlan(entry, isNew, signal),
  // Hundreds of leaves are not compared one by one with those before.
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
});

/**
 * What a form's button would change of the plan, in sentences to show by it, and the hash that the button sends back.
 * Null for an intent that cannot be saved like this, or changes nothing for anybody; with the vault locked nothing is
 * foreseen, and the action asks as everywhere else.
 */
export function useForeseen(intent: Intent | null) {
  const client = useQueryClient();
  const unlocked = useVaultUnlocked({ starts: false });
  const Drawing = useSyncExternalStore(onForeseenDrawing, foreseenDrawing, () => null);
  const settled = useSettledTitle(intent);
  const isAsked = unlocked && intent !== null;
  const known = useQuery({ ...knownPlan(intent?.entry ?? "", intent?.kind === "new"), enabled: isAsked });
  const { data } = useQuery({
    queryKey: ["foreseen", known.dataUpdatedAt, settled],
    queryFn: async ({ signal }) => (await signing()).foresee(known.data!, settled!, signal),
    enabled: isAsked && known.data !== undefined,
    // What stands there stays until the next sentence is known.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const foreseen = isAsked && Drawing ? (data ?? null) : null;
  const shown = useRef<Foreseen | null>(null);
  useEffect(() => {
    shown.current = foreseen;
  });

  /**
   * The hash of what the person agreed to by pressing now. Waits for the sentence of the last letters, so that no press is
   * lost. Null where nothing was shown, or other words than those that come of it; then the change is shown as a whole
   * before it is signed.
   */
  const agreed = async (now: Intent | null): Promise<string | null> => {
    const read = shown.current;
    if (!read || !now) return null;
    try {
      const { agreedHash } = await signing();
      const plan = await client.fetchQuery(knownPlan(now.entry, now.kind === "new"));
      return await agreedHash(plan, now, read, AbortSignal.timeout(answerPatience));
    } catch {
      return null;
    }
  };
  const note: ReactNode = foreseen && Drawing && foreseen.said.length > 0 && createElement(Drawing, { of: foreseen });
  return { note, agreed };
}

/** So long a press waits for the sentence; then the change is shown before it is signed. Milliseconds. */
const answerPatience = 10_000;

function useSettledTitle(intent: Intent | null): Intent | null {
  const title = intent && "title" in intent ? intent.title : "";
  const [settled, setSettled] = useState(title);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(title), typingPause);
    return () => clearTimeout(timer);
  }, [title]);
  return intent && "title" in intent ? { ...intent, title: settled } : intent;
}

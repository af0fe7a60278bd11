import { useRouter } from "@tanstack/react-router";
import { useMemo, useSyncExternalStore } from "react";
import { bringsNames, decodeDraft, encodeDraft } from "./draft-fragment.ts";
import { emptyDraft, type FamilyDraft } from "./family-draft.ts";

const section = "/who-inherits";

/**
 * Drafts of this page by their fragment. Names are not in the address unless somebody shared it with them, so they live
 * here as long as the page is open.
 */
const remembered = new Map<string, FamilyDraft>();
const mostRemembered = 200;
const listeners = new Set<() => void>();

function remember(fragment: string, draft: FamilyDraft): void {
  remembered.delete(fragment);
  remembered.set(fragment, draft);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
}

function draftOf(fragment: string): FamilyDraft {
  const known = remembered.get(fragment);
  if (known) return known;
  const draft = decodeDraft(fragment) ?? emptyDraft;
  remember(fragment, draft);
  return draft;
}

export interface FamilyDraftHandle {
  draft: FamilyDraft;
  /** The address has a fragment that is no family; the draft is then empty. */
  isBroken: boolean;
  /** The address has been read. Before that the draft is empty without anybody having said so. */
  isRead: boolean;
  /** The address has none: nobody has tapped anything yet. */
  isUntouched: boolean;
  /** Takes the place of the draft in the address, so that Back leaves the page and does not undo taps. */
  change: (to: (draft: FamilyDraft) => FamilyDraft) => void;
  /** To the page of the shares and back, as steps of the history. */
  goToShares: () => void;
  goToFamily: () => void;
}

/** The family of the address. While a page is prerendered or taken over it is the empty one. */
export function useFamilyDraft(): FamilyDraftHandle {
  const router = useRouter();
  const store = useMemo(() => {
    let last = "";
    // Whoever leaves for another page still sees their family until it is gone.
    const fragment = () => {
      const { pathname, hash } = router.history.location;
      if (pathname.startsWith(section)) last = hash.replace(/^#/, "");
      return last;
    };
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      const stop = router.history.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    };
    return { fragment, subscribe, draft: () => draftOf(fragment()) };
  }, [router]);
  const draft = useSyncExternalStore(store.subscribe, store.draft, () => emptyDraft);
  const isBroken = useSyncExternalStore(
    store.subscribe,
    () => decodeDraft(store.fragment()) === null,
    () => false,
  );
  const isRead = useSyncExternalStore(
    store.subscribe,
    () => true,
    () => false,
  );
  const isUntouched = useSyncExternalStore(
    store.subscribe,
    () => store.fragment() === "",
    () => false,
  );
  return useMemo(() => {
    const go = (to: typeof section | "/who-inherits/shares") => {
      // A fragment is a place on the page to the router; this one is none, so the page begins at its top.
      void router.navigate({ to, hash: store.fragment(), hashScrollIntoView: false }).then(() => scrollTo(0, 0));
    };
    return {
      draft,
      isBroken,
      isRead,
      isUntouched,
      change: (to) => {
        const fragment = store.fragment();
        const next = to(draftOf(fragment));
        const hash = encodeDraft(next, { names: bringsNames(fragment) });
        remember(hash, next);
        if (hash === fragment) for (const listener of listeners) listener();
        else {
          const { pathname } = router.history.location;
          void router.navigate({ to: pathname, hash, replace: true, resetScroll: false, hashScrollIntoView: false });
        }
      },
      goToShares: () => go("/who-inherits/shares"),
      goToFamily: () => go(section),
    };
  }, [router, store, draft, isBroken, isRead, isUntouched]);
}

import { useSyncExternalStore } from "react";

/** Whether a media query holds now. False while a page is prerendered. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** From 768 px on a list has cards or columns; below, each thing is one row. */
export function useWide(): boolean {
  return useMedia("(min-width: 768px)");
}

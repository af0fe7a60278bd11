import type { Side } from "@heirlock/domain/account/role-switch";
import { lazy, Suspense, useEffect, useState } from "react";
import { asked, type Open } from "./open-search.ts";

const SearchDialog = lazy(() => import("./search-dialog.tsx"));
const KeysDialog = lazy(() => import("./keys-dialog.tsx"));

/** Always with Ctrl or Command: single letters would get in the way of voice control (WCAG 2.1.4). */
const shortcuts: Record<string, Open> = { k: "search", "/": "keys" };

/** Search and the list of keys, from every page of a signed-in person. */
export function SearchHost({ side }: { side: Side }) {
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = (event.ctrlKey || event.metaKey) && !event.altKey ? shortcuts[event.key] : undefined;
      if (!wanted) return;
      event.preventDefault();
      // Over a form or a question nothing else is opened.
      if (!document.querySelector("[role$=dialog]")) setOpen(wanted);
    };
    const hear = (event: Event) => setOpen((event as CustomEvent<Open>).detail);
    addEventListener("keydown", press);
    addEventListener(asked, hear);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener(asked, hear);
    };
  }, []);
  const close = () => setOpen(null);
  return (
    <Suspense>
      {open === "search" && <SearchDialog side={side} onClose={close} />}
      {open === "keys" && <KeysDialog onClose={close} />}
    </Suspense>
  );
}

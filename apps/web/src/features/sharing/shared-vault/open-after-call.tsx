import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { opensNext } from "../offers/opens-next.ts";
import { useOpenShared } from "./open-shared.ts";

/**
 * Goes on by itself once both have pressed "the same" and the holder's browser has handed over: to the paper if it is the
 * only one, else to the list. Drawn only after the words were answered on this very page.
 */
export function OpenAfterCall({ relationshipId }: { relationshipId: string }) {
  const navigate = useNavigate();
  const shared = useOpenShared();
  const opened = shared.plans.get(relationshipId)?.entries.filter(({ label }) => label !== null) ?? [];
  const [first, ...others] = opened;
  const only = first && others.length === 0 && first.entry.can_open ? first.entry.id : null;
  const isOpen = first !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    if (only !== null) opensNext(only);
    void (only === null
      ? navigate({ to: "/dashboard/member/assigned-vault" })
      : navigate({ to: "/dashboard/member/assigned-vault/$id", params: { id: only } }));
  }, [isOpen, only, navigate]);
  return null;
}

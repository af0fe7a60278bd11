import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/layout/card.tsx";
import { getInbox, type WaitingItem } from "../inbox/offers/get-inbox.ts";
import { WaitingRows } from "../inbox/offers/waiting-rows.tsx";

const shown = 3;

/**
 * Drawn on Home with their own buttons (waiting-invitations.tsx, waiting-papers.tsx). The kit is the holder's next step
 * until it is printed, and not what an heir should read first.
 */
const drawnApart = ({ kind, side }: WaitingItem) =>
  kind === "invitation" || kind === "papers" || kind === "kit" || (kind === "call" && side === "member");

/** Whatever else waits, from the one list that the bell counts (ease.md, section 7). */
export function WaitingMore({ className }: { className?: string }) {
  const { t } = useTranslation("inbox");
  const { data } = useQuery(getInbox);
  const rest = data?.waiting.filter((item) => !drawnApart(item)) ?? [];
  if (rest.length === 0) return null;
  return (
    <Card as="section" tone="brass" aria-labelledby="waiting-more" className={clsx("pt-3.5! pb-1.5!", className)}>
      <h2 id="waiting-more" className="text-h3">
        {t("waiting.title")}
      </h2>
      <WaitingRows waiting={rest.slice(0, shown)} />
      {rest.length > shown && (
        <Link to="/notifications" className="inline-flex min-h-11 items-center">
          {t("waiting.all", { count: data!.waiting.length })}
        </Link>
      )}
    </Card>
  );
}

import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { SharedEntryRow } from "../offers/shared-entry-row.tsx";
import type { OpenedShared } from "./open-shared.ts";
import { isWaiting, useSharedProblem } from "./shared-problem.tsx";

/** An entry that somebody shares, by its title once it was opened, with the way to its page. */
export function SharedEntryCard({ shared }: { shared: OpenedShared }) {
  const { t } = useTranslation("sharing/shared-vault");
  const { t: words } = useTranslation("vault");
  const problem = useSharedProblem();
  const { entry, label, problem: code } = shared;
  const name = entry.holder.first_name;
  const title = label?.title ?? words(`category.${entry.category}`);
  const text =
    code !== null ? problem(code, name) : label && !entry.can_open ? t("card.titleOnly", { name }) : undefined;
  return (
    <SharedEntryRow
      entry={entry}
      title={label && <bdi translate="no">{label.title}</bdi>}
      text={text}
      opens={label !== null && entry.can_open}
      isWrong={code !== null && !isWaiting(code)}
    >
      {label && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          aria-label={t(entry.can_open ? "card.openOf" : "card.viewOf", { title })}
          render={<Link to="/dashboard/member/assigned-vault/$id" params={{ id: entry.id }} />}
        >
          {t(entry.can_open ? "card.open" : "card.view")}
        </Button>
      )}
    </SharedEntryRow>
  );
}

import { Link } from "@tanstack/react-router";
import { Lock, LockOpen, Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { MemberEntry } from "../../member-side/member-side.ts";
import type { OpenedShared } from "./open-shared.ts";
import { isWaiting, useSharedProblem } from "./shared-problem.tsx";
import type { SharedVaultParts } from "./shared-vault-parts.ts";

/** An entry that somebody shares, by its title once it was opened, with the way to its page. */
export function SharedEntryCard({ shared, lookOf }: { shared: OpenedShared; lookOf: SharedVaultParts["lookOf"] }) {
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
      lookOf={lookOf}
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

export interface SharedEntryRowProps {
  entry: MemberEntry;
  lookOf: SharedVaultParts["lookOf"];
  /** Null: it was not opened, and goes by its kind. */
  title: ReactNode | null;
  text?: ReactNode;
  /** Whether its content can be opened by whoever looks. */
  opens: boolean;
  isWrong?: boolean;
  children?: ReactNode;
}

/** How it is drawn, for the member and for whoever looks with a member's eyes. */
export function SharedEntryRow({ entry, lookOf, title, text, opens, isWrong = false, children }: SharedEntryRowProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const { t: words } = useTranslation("vault");
  const kind = words(`category.${entry.category}`);
  return (
    <Card as="li" className="grid gap-3.5">
      <div className="flex flex-wrap items-start gap-3.5">
        <IconTile {...lookOf(entry.category)} />
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="text-h3 break-words">{title ?? kind}</h3>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
            <span>
              {title !== null && kind}
              {title !== null && entry.saved_at && " · "}
              {entry.saved_at && (
                <>
                  {t("card.saved")} <DateText value={entry.saved_at} style="short" />
                </>
              )}
            </span>
            {entry.file && (
              <span className="flex items-center gap-1.5">
                <Paperclip aria-hidden size={18} strokeWidth={1.8} />
                {t("card.withFile")}
              </span>
            )}
          </p>
        </div>
        <Badge variant={isWrong ? "error" : opens ? "success" : "secondary"} icon={opens ? LockOpen : Lock}>
          {t(isWrong ? "badge.refused" : opens ? "badge.open" : "badge.locked")}
        </Badge>
      </div>
      {text && <p>{text}</p>}
      {children && <div>{children}</div>}
    </Card>
  );
}

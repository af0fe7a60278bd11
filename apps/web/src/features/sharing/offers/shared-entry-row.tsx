import type { MemberEntry } from "@heirlock/contract/member-side";
import { Eye, Lock, Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/display/badge.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { categoryLook } from "../../vault/offers/category-look.ts";

export interface SharedEntryRowProps {
  entry: MemberEntry;
  /** Null: it was not opened, and goes by its kind. */
  title: ReactNode | null;
  text?: ReactNode;
  /** Whether its content can be opened by whoever looks. */
  opens: boolean;
  isWrong?: boolean;
  children?: ReactNode;
}

/** How it is drawn, for the member and for whoever looks with a member's eyes. */
export function SharedEntryRow({ entry, title, text, opens, isWrong = false, children }: SharedEntryRowProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const { t: words } = useTranslation("vault");
  const kind = words(`category.${entry.category}`);
  return (
    <Card as="li" className="grid gap-3.5">
      <div className="flex flex-wrap items-start gap-3.5">
        <IconTile {...categoryLook[entry.category]} />
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
        <Badge variant={isWrong ? "error" : opens ? "success" : "secondary"} icon={opens ? Eye : Lock}>
          {t(isWrong ? "badge.refused" : opens ? "badge.open" : "badge.locked")}
        </Badge>
      </div>
      {text && <p>{text}</p>}
      {children && <div>{children}</div>}
    </Card>
  );
}

import { Lock, LockOpen, Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { IconTile } from "../../../ui/icon-tile.tsx";
import type { MemberEntry } from "./member-side.ts";

/** A vault entry as far as its member may see it. What can be done with it stands at the foot. */
export function AssignedEntryCard({
  entry,
  title = null,
  children,
}: {
  entry: MemberEntry;
  /** Once it could be opened; until then the kind stands in its place. */
  title?: string | null;
  children?: ReactNode;
}) {
  const { t } = useTranslation("member-side");
  const { t: words } = useTranslation("vault");
  const Icon = entry.can_open ? LockOpen : Lock;
  return (
    <Card as="li" className="flex flex-wrap items-start gap-3.5">
      <IconTile icon={Icon} tone={entry.can_open ? "primary" : "neutral"} />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-h3">
          {title === null ? words(`category.${entry.category}`) : <bdi translate="no">{title}</bdi>}
        </h3>
        <p className="text-ink-2">
          {entry.can_open
            ? t("vault.canOpen")
            : t(entry.wrapped_label_key === null ? "vault.waitsForKeys" : "vault.titleOnly", {
                name: entry.holder.first_name,
              })}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
          {entry.saved_at && (
            <span>
              {t("vault.saved")} <DateText value={entry.saved_at} style="short" />
            </span>
          )}
          {entry.file && (
            <span className="flex items-center gap-1.5">
              <Paperclip aria-hidden size={18} strokeWidth={1.8} />
              {t("vault.withFile")}
            </span>
          )}
        </p>
      </div>
      <Badge variant={entry.can_open ? "success" : "secondary"} icon={Icon}>
        {t(entry.can_open ? "vault.open" : "vault.locked")}
      </Badge>
      {children && <div className="w-full border-t border-line pt-4">{children}</div>}
    </Card>
  );
}

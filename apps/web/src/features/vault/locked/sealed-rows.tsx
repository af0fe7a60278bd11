import type { VaultEntry } from "@heirlock/contract/vault";
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { categoryLook } from "../offers/category-look.ts";
import { useSizeText } from "../use-size-text.ts";

const shownAtMost = 4;
const widths = ["w-3/5", "w-2/5", "w-1/2", "w-[45%]"];

/** "What we can see without your password": the unencrypted columns, and bars where the titles would be (KEY-038). */
export function SealedRows({ entries }: { entries: readonly VaultEntry[] }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const sizeText = useSizeText();
  const shown = entries.slice(0, shownAtMost);
  return (
    <Card as="section" aria-labelledby="vault-seen">
      <h2 id="vault-seen" className="text-h3">
        {t("locked.seenTitle")}
      </h2>
      <p className="mt-1.5 text-ink-2">{t("locked.seenText")}</p>
      <ul aria-label={t("locked.seenLabel")} className="mt-3">
        {shown.map((entry, at) => (
          <li key={entry.id} className="flex items-center gap-3.5 border-b border-line py-3.5">
            <IconTile icon={categoryLook[entry.category].icon} tone="neutral" />
            <div className="min-w-0 flex-1">
              <span aria-hidden className={`block h-3 rounded-full bg-wash ${widths[at % widths.length]}`} />
              <p className="mt-2 text-ink-2">
                {[
                  t(`category.${entry.category}`),
                  t(`access.${entry.access_condition}`),
                  sizeText(sealedSize(entry)),
                  format.date(entry.updated_at, "short"),
                ].join(" · ")}
              </p>
            </div>
            <Lock aria-hidden size={20} strokeWidth={1.8} className="flex-none text-ink-2" />
          </li>
        ))}
      </ul>
      {entries.length > shownAtMost && (
        <p className="mt-4 text-ink-2">{t("locked.seenMore", { count: entries.length - shownAtMost })}</p>
      )}
      {entries.length === 0 && <p className="mt-1 text-ink-2">{t("locked.seenEmpty")}</p>}
      <Alert tone="plain" className="mt-5">
        {t("locked.othersOpen")}
      </Alert>
    </Card>
  );
}

/** Of everything that came along, and of the file. */
function sealedSize({ title, tags, metadata, file }: VaultEntry): number {
  return title.length + tags.length + metadata.description.length + metadata.details.length + (file?.size ?? 0);
}

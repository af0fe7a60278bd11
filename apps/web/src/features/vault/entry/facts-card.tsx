import { useTranslation } from "react-i18next";
import { DateText } from "../../../ui/display/date-text.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { LabelDetails } from "../offers/label-details.tsx";
import type { OpenEntry } from "../offers/open-entries.ts";

/** Description, where the paper is, when it runs out, and the two dates of the ledger (VLT-004). */
export function FactsCard({ one: { entry, label } }: { one: OpenEntry }) {
  const { t } = useTranslation("vault");
  return (
    <Card as="section">
      <dl className="grid gap-4.5">
        {label && (
          <div>
            <dt className="text-meta text-ink-3">{t("entry.description")}</dt>
            <dd dir="auto" translate="no" className="mt-0.5 break-words whitespace-pre-line">
              {label.description || <span className="text-ink-2">{t("entry.noDescription")}</span>}
            </dd>
          </div>
        )}
        {label && <LabelDetails label={label} />}
        <div>
          <dt className="text-meta text-ink-3">{t("entry.created")}</dt>
          <dd className="mt-0.5">
            <DateText value={entry.created_at} style="moment" />
          </dd>
        </div>
        <div>
          <dt className="text-meta text-ink-3">{t("entry.updated")}</dt>
          <dd className="mt-0.5">
            <DateText value={entry.updated_at} style="moment" />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

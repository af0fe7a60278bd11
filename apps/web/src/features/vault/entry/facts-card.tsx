import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Card } from "../../../ui/card.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { detail } from "../entry-details.ts";
import type { OpenEntry } from "../open-entries.ts";

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** Description, where the paper is, when it runs out, and the two dates of the ledger (VLT-004). */
export function FactsCard({ one: { entry, label } }: { one: OpenEntry }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const paperPlace = label?.details[detail.paperPlace];
  const expiresOn = label?.details[detail.expiresOn];
  const hasExpiry = expiresOn !== undefined && plainDate.test(expiresOn);
  const hasExpired = hasExpiry && expiresOn < new Date().toISOString().slice(0, 10);
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
        {paperPlace && (
          <div>
            <dt className="text-meta text-ink-3">{t("entry.paperPlace")}</dt>
            <dd dir="auto" translate="no" className="mt-0.5 break-words">
              {paperPlace}
            </dd>
          </div>
        )}
        {hasExpiry && (
          <div>
            <dt className="text-meta text-ink-3">{t(hasExpired ? "entry.expired" : "entry.expires")}</dt>
            <dd className="mt-0.5">{format.date(expiresOn, "short")}</dd>
          </div>
        )}
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

import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { detail } from "../entry-details.ts";

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** Where the paper is and when it runs out, for a list of facts; nothing where nothing was written down. */
export function LabelDetails({ label: { details } }: { label: EntryLabel }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const paperPlace = details[detail.paperPlace];
  const expiresOn = details[detail.expiresOn];
  const hasExpiry = expiresOn !== undefined && plainDate.test(expiresOn);
  const hasExpired = hasExpiry && expiresOn < new Date().toISOString().slice(0, 10);
  return (
    <>
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
    </>
  );
}

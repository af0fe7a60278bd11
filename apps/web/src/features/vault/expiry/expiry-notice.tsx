import { type Expiring, findExpiring } from "@heirlock/domain/vault/expiring";
import { Link } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { detail } from "../entry-details.ts";
import type { OpenEntry } from "../offers/open-entries.ts";
import { keptOf } from "../order-entries.ts";

/** So many are named; the rest is counted. */
const named = 3;

/** Passports and policies that run out. Found on this device: the server knows neither the label nor the date. */
export function ExpiryNotice({ entries, now = new Date() }: { entries: readonly OpenEntry[]; now?: Date }) {
  const { t } = useTranslation("vault/expiry");
  const expiring = findExpiring(keptOf(entries), ({ label }) => label?.details[detail.expiresOn], localDay(now));
  if (expiring.length === 0) return null;
  return (
    <Alert tone="brass" icon={CalendarClock} title={t("title", { count: expiring.length })} className="print:hidden">
      <ul className="grid gap-1">
        {expiring.slice(0, named).map((one) => (
          <ExpiringLine key={one.one.entry.id} expiring={one} />
        ))}
        {expiring.length > named && <li>{t("more", { count: expiring.length - named })}</li>}
      </ul>
      <p className="mt-1.5 text-meta">{t("local")}</p>
    </Alert>
  );
}

function ExpiringLine({ expiring: { one, on, days } }: { expiring: Expiring<OpenEntry> }) {
  const { t } = useTranslation("vault/expiry");
  const format = useFormat();
  return (
    <li>
      <Link
        to="/dashboard/will-holder/vault/$id"
        params={{ id: one.entry.id }}
        className="inline-block py-1.5 font-semibold break-words"
      >
        <bdi translate="no">{one.label?.title}</bdi>
      </Link>{" "}
      {days === 0 ? t("today") : t(days < 0 ? "expired" : "soon", { date: format.date(on, "short") })}
    </li>
  );
}

/** The day it is here, as a plain date. */
function localDay(now: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

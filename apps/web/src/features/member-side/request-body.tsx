import type { Area } from "@heirlock/domain/members/areas";
import { usualRequestReason } from "@heirlock/domain/members/member-requests";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DateText } from "../../ui/display/date-text.tsx";
import type { Approval } from "./offers/member-side.ts";
import { RemainingTime } from "./remaining-time.tsx";

/** Reason, what it changes, the days, and how it was answered. */
export function RequestBody({ request }: { request: Approval }) {
  const { t } = useTranslation("member-side");
  const { request_reason, expires_at, answered_at, response_reason } = request;
  const reason = request_reason === usualRequestReason ? null : request_reason;
  return (
    <>
      {(reason !== null || request.kind === "role") && (
        <p className="border-s-4 border-brass ps-4" dir="auto">
          {reason ?? t("request.usualReason")}
        </p>
      )}
      {request.changes && <Changes changes={request.changes} />}
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact name={t("request.requested")}>
          <DateText value={request.created_at} style="short" />
        </Fact>
        {expires_at && (
          <Fact name={t("request.expires")}>
            <DateText value={expires_at} style="short" />
          </Fact>
        )}
        {expires_at && request.status === "pending" && (
          <Fact name={t("request.timeLeft")}>
            <RemainingTime until={expires_at} />
          </Fact>
        )}
        {answered_at && (
          <Fact name={t("request.answered")}>
            <DateText value={answered_at} style="short" />
          </Fact>
        )}
      </dl>
      {response_reason && (
        <p className="text-ink-2" dir="auto">
          {t("request.yourReason", { reason: response_reason })}
        </p>
      )}
    </>
  );
}

function Changes({ changes }: { changes: NonNullable<Approval["changes"]> }) {
  const { t } = useTranslation("member-side");
  const { t: words } = useTranslation("members/permissions");
  return (
    <ul className="grid gap-1.5">
      {(Object.keys(changes) as Area[]).map((area) => (
        <li key={area}>
          {t("request.change", {
            area: words(`area.${area}`),
            from: words(`level.${changes[area]!.from}`),
            to: words(`level.${changes[area]!.to}`),
          })}
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { countryName } from "../../../ui/forms/countries.ts";
import { nameOf } from "./holder-name.ts";
import type { Activity, MemberWill, OtherMember } from "./member-side.ts";

/** The parts of a plan as its member sees them, on their own page and in the holder's preview. */

export function HolderFacts({ holder }: { holder: MemberWill["holder"] }) {
  const { t } = useTranslation("member-side");
  const language = useLanguage();
  if (!holder.country && !holder.email) return null;
  return (
    <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-3">
      {holder.country && <Fact name={t("wills.country")}>{countryName(holder.country, language)}</Fact>}
      {holder.email && (
        <Fact name={t("wills.email")}>
          <bdi dir="ltr" className="break-all">
            {holder.email}
          </bdi>
        </Fact>
      )}
    </dl>
  );
}

/** What the member may see of the holder's wills. */
export function PlanWills({ wills }: { wills: MemberWill["wills"] }) {
  const { t } = useTranslation("member-side");
  if (wills.length === 0) return <p className="text-ink-2">{t("wills.noWill")}</p>;
  return (
    <ul>
      {wills.map((will, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a will without a title that may be seen has nothing else
        <li key={at} className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold break-words" dir="auto">
              {will.title ?? t("wills.untitled")}
            </span>
            {will.will_status && (
              <Badge variant={will.will_status === "draft" ? "draft" : "success"}>
                {t(`wills.willStatus.${will.will_status}`)}
              </Badge>
            )}
          </p>
          {will.description && (
            <p className="mt-1 break-words whitespace-pre-line text-ink-2" dir="auto">
              {will.description}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

export function OtherMembers({ others }: { others: readonly OtherMember[] }) {
  const { t } = useTranslation("member-side");
  const { t: people } = useTranslation("members");
  const format = useFormat();
  return others.length === 0 ? (
    <p className="text-ink-2">{t("wills.noOthers")}</p>
  ) : (
    <ul>
      {others.map((other) => (
        <li
          key={`${nameOf(other)} ${other.since ?? ""}`}
          className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
        >
          <p className="font-semibold">
            <bdi>{nameOf(other)}</bdi>
          </p>
          {other.roles && (
            <p className="text-ink-2">{format.list(other.roles.map((role) => people(`role.${role}`)))}</p>
          )}
          {[other.email, other.phone].map(
            (contact) =>
              contact && (
                <p key={contact}>
                  <bdi dir="ltr" className="break-all">
                    {contact}
                  </bdi>
                </p>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}

export function ActivityLines({ lines }: { lines: readonly Activity[] }) {
  const { t } = useTranslation("member-side");
  return lines.length === 0 ? (
    <p className="text-ink-2">{t("activity.none")}</p>
  ) : (
    <ul className="grid gap-3">
      {lines.slice(0, 20).map(({ at, type }) => (
        <li key={`${at} ${type}`}>
          <p>{t(`activity.type.${type}`, { defaultValue: t("activity.other") })}</p>
          <p className="text-meta text-ink-2">
            <DateText value={at} style="moment" />
          </p>
        </li>
      ))}
    </ul>
  );
}

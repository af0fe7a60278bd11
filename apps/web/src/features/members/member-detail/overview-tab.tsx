import type { Member } from "@heirlock/contract/members/members";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { MemberKeysCard } from "../../sharing/offers/member-keys-card.tsx";
import { RoleBadge, StatusBadges } from "../offers/member-badges.tsx";
import { memberName } from "../offers/member-name.ts";
import { useRelation } from "../relation-words.ts";
import { AssignedAssets } from "./assigned-assets.tsx";
import { NotesCard } from "./notes-card.tsx";

/** Who the member is, what is meant for them, and what the holder noted (MEM-063, D31). */
export function OverviewTab({ member }: { member: Member }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <Facts member={member} />
        <AssignedAssets member={member} />
      </div>
      <div className="grid gap-5">
        <MemberKeysCard member={member} />
        <NotesCard key={member.notes} member={member} />
      </div>
    </div>
  );
}

const written = ["phone", "address", "city", "state", "zip", "law_firm_name", "license_id", "national_id"] as const;

function Facts({ member }: { member: Member }) {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members");
  const { t: field } = useTranslation("members/member-form");
  const format = useFormat();
  const relation = useRelation();
  const active = member.member_roles.filter(({ status }) => status === "active");
  return (
    <Card as="section" aria-labelledby="about-title">
      <CardHeader
        id="about-title"
        title={t("about.title", { name: member.first_name })}
        description={member.status === "confirmed" && !member.confirmed_by_holder && t("about.text")}
      />
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label={t("fact.name")}>{memberName(member)}</Fact>
        <Fact label={t("fact.email")}>{member.email ?? member.member_profile?.email}</Fact>
        <Fact label={t("fact.type")}>{member.member_type && word(`memberType.${member.member_type}`)}</Fact>
        <Fact label={t("fact.relationship")}>{relation(member)}</Fact>
        <Fact label={t("fact.status")}>
          <StatusBadges member={member} />
        </Fact>
        <Fact label={t("fact.activeRoles")}>
          {active.length === 0 ? (
            t("fact.noActiveRoles")
          ) : (
            <span className="flex flex-wrap gap-1.5">
              {active.map(({ id, role }) => (
                <RoleBadge key={id} role={role} primary={active.length > 1 && role === member.primary_role} />
              ))}
            </span>
          )}
        </Fact>
        {member.date_of_birth && (
          <Fact label={field("field.date_of_birth")}>{format.date(member.date_of_birth, "short")}</Fact>
        )}
        {written
          .filter((name) => member[name])
          .map((name) => (
            <Fact key={name} label={field(`field.${name}`)}>
              {member[name]}
            </Fact>
          ))}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation("members/member-detail");
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-3">{label}</dt>
      <dd className="mt-0.5 font-semibold break-words">
        {children ? (
          typeof children === "string" ? (
            <bdi>{children}</bdi>
          ) : (
            children
          )
        ) : (
          <span className="font-normal text-ink-3">{t("fact.none")}</span>
        )}
      </dd>
    </div>
  );
}

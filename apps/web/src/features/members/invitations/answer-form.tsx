import { firstRole, type MemberRole } from "@heirlock/domain/members/roles";
import { clsx } from "clsx";
import { Check, Eye, EyeOff, Hourglass } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { AnswerButtons, AnswerCard } from "./answer-card.tsx";
import { AskedRoles } from "./asked-roles.tsx";
import type { Refusal } from "./refuse-dialog.tsx";
import { seenWith } from "./seen-with.ts";
import { useAccept } from "./use-accept.ts";
import { type InvitationView, keepOpened, type OpenedInvitation, type Over } from "./use-open-invitation.ts";

// The form and the key worker's client come with the yes, not with the question.
const loadSignUp = () => import("./invited-sign-up.tsx");
const InvitedSignUp = lazy(async () => ({ default: (await loadSignUp()).InvitedSignUp }));
const RefuseDialog = lazy(async () => ({ default: (await import("./refuse-dialog.tsx")).RefuseDialog }));

/** The whole question, and the answer beside it; on phones the answer stays at the lower edge. */
export function AnswerForm({
  opened,
  onEnd,
}: {
  opened: OpenedInvitation;
  onEnd: (why: Over, holder: string) => void;
}) {
  const { t } = useTranslation("members/invitations");
  const { key, view } = opened;
  const [declinedRoles, setDeclinedRoles] = useState(opened.declinedRoles);
  const [refusing, setRefusing] = useState<Refusal | null>(opened.reporting ? "report" : null);
  const accept = useAccept(key, view, declinedRoles, onEnd);
  const [joining, setJoining] = useState(false);
  const name = view.holder.first_name;
  const full = `${view.holder.first_name} ${view.holder.last_name}`;
  const roles = view.roles.map(({ role }) => role);
  const chooseRoles = (declined: MemberRole[]) => {
    setDeclinedRoles(declined);
    // On the way through sign-in nothing of the answer is lost.
    keepOpened({ key, view, declinedRoles: declined });
  };
  const buttons = (
    <AnswerButtons accept={accept} onJoin={() => setJoining(true)} onDecline={() => setRefusing("decline")} />
  );
  useEffect(() => {
    if (accept.as === null) void loadSignUp().catch(() => {});
  }, [accept.as]);
  if (joining && view.email !== null && accept.as === null)
    return (
      <Suspense fallback={<LoadingState label={t("answer.opening")} />}>
        <InvitedSignUp
          invitationKey={key}
          view={view}
          email={view.email}
          declinedRoles={declinedRoles}
          onEnd={onEnd}
          onBack={() => setJoining(false)}
        />
      </Suspense>
    );
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(320px,390px)] md:gap-10">
        <div className="grid min-w-0 gap-3.5 md:gap-5">
          <div className="flex items-start gap-3.5 md:gap-5">
            <Avatar name={full} size="lg" tone="brass" className="max-md:size-14" />
            <div className="min-w-0">
              <h1>{t(`title.${leadingRole(roles)}`, { invited: view.invited.first_name, name })}</h1>
            </div>
          </div>
          <p className="text-ink-2 max-md:text-meta">
            <Trans
              t={t}
              i18nKey="answer.until"
              values={{ name }}
              components={{ date: <DateText value={view.expiresAt} className="font-semibold text-ink" /> }}
            />
          </p>
          {view.message && (
            <figure className="rounded-lg border border-brass-line bg-brass-tint px-5 py-4.5 md:px-6.5 md:py-5.5">
              <blockquote className="serif text-[1.15rem] leading-normal whitespace-pre-line" dir="auto">
                {view.message}
              </blockquote>
              <figcaption className="mt-2.5 font-semibold">
                <bdi>{full}</bdi>
              </figcaption>
            </figure>
          )}
          <AskedRoles roles={roles} holder={name} declined={declinedRoles} onChange={chooseRoles} />
          <WhatOpens sees={seenWith(view, declinedRoles)} holder={name} />
          <Facts name={name} />
          <p className="max-md:-my-2 max-md:-ms-2">
            <Button variant="ghost" onClick={() => setRefusing("report")}>
              {t("report.link")}
            </Button>
          </p>
        </div>
        <AnswerCard view={view} accept={accept} buttons={buttons} />
      </div>
      <div className="sticky bottom-0 z-10 -mx-5 mt-3 -mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 border-t border-line bg-surface px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] [reading-flow:grid-rows] md:hidden *:order-2 *:last:order-1 *:only:col-span-2">
        {buttons}
      </div>
      {refusing && (
        <Suspense>
          <RefuseDialog
            by={refusing}
            invitationKey={key}
            holder={name}
            onClose={() => setRefusing(null)}
            onEnd={(why) => onEnd(why, name)}
          />
        </Suspense>
      )}
    </>
  );
}

function Facts({ name }: { name: string }) {
  const { t } = useTranslation("members/invitations");
  return (
    <ul className="grid gap-1 md:gap-2.5">
      {(["free", "leave", "call"] as const).map((fact) => (
        <li key={fact} className="flex items-start gap-3">
          <Check aria-hidden size={20} strokeWidth={2.4} className="mt-0.5 flex-none text-primary" />
          <span className="min-w-0">{t(`fact.${fact}`, { name })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The role that the question names: one that asks something of the person, before one that gives them something. */
function leadingRole(roles: readonly MemberRole[]): MemberRole {
  return roles.find((role) => role !== firstRole) ?? firstRole;
}

const columns = [
  { when: "now", icon: Eye, colour: "text-success" },
  { when: "later", icon: Hourglass, colour: "text-brass-ink" },
  { when: "never", icon: EyeOff, colour: "text-ink-3" },
] as const;

/** What a yes opens: now, later, and never. */
function WhatOpens({ sees, holder }: { sees: InvitationView["sees"]; holder: string }) {
  const { t } = useTranslation("members/invitations");
  return (
    <Card as="section" aria-labelledby="what-opens" className="max-md:py-3.5!">
      <h2 id="what-opens" className="mb-2 text-h3 md:mb-3.5">
        {t("answer.sees")}
      </h2>
      <div className="grid divide-line max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x">
        {columns
          .filter(({ when }) => sees[when].length > 0)
          .map(({ when, icon: Icon, colour }) => (
            <div key={when} className="max-md:not-first:pt-2.5 max-md:not-last:pb-2.5 md:px-5 md:first:ps-0">
              <h3 className={clsx("mb-1 flex items-center gap-2.25 font-sans text-body font-semibold md:mb-2", colour)}>
                <Icon aria-hidden size={20} strokeWidth={1.8} />
                {t(`sees.${when}`)}
              </h3>
              <ul className="grid gap-0.5 md:gap-1.5">
                {sees[when].map((group) => (
                  <li key={group}>{t(`sees.${when === "never" ? "closed" : "open"}.${group}`, { name: holder })}</li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </Card>
  );
}

import type { Member } from "@heirlock/contract/members/members";
import type { MemberIdentity } from "@heirlock/contract/sharing/keys";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck, KeyRound, Printer, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { changePlan } from "../../../platform/plan/signing/change-plan.ts";
import { followAction } from "../../../platform/plan/signing/follow-action.ts";
import { namedEdits } from "../../../platform/plan/signing/grant-edits.ts";
import { fetchPlan } from "../../../platform/plan/signing/served-plan.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { membersKey } from "../../members/offers/list-members.ts";
import { memberName } from "../../members/offers/member-name.ts";
import { CompareCard } from "../compare/compare-card.tsx";
import { CompareLayout, WhyCard } from "../compare/compare-layout.tsx";
import { ShownKeys } from "../compare/shown-keys.tsx";
import { useSafetyNumber } from "../compare/use-safety-number.ts";
import { WordsDifferent } from "../compare/words-different.tsx";
import { NoWords, WorkingOut } from "../compare/working-out.tsx";
import { ComparedSoFar } from "./compared-so-far.tsx";
import { currentIdentity } from "./current-identity.ts";
import { BackToMembers, MemberWithKeys } from "./member-with-keys.tsx";
import { NeedsOpenVault } from "./needs-open-vault.tsx";
import { RefusedText } from "./refused-notice.tsx";
import { useKeyErrorText } from "./use-key-error-text.ts";

/** Holder and member read eight words to each other, and the member's key is pinned (KEY-051, mock-up q2). */
export function ComparePage() {
  return (
    <MemberWithKeys>
      {(member, { identities }) => {
        const identity = currentIdentity(identities);
        return <Compare key={member.id} member={member} identity={identity} />;
      }}
    </MemberWithKeys>
  );
}

interface CompareProps {
  member: Member;
  identity: MemberIdentity | null;
}

function Compare({ member, identity }: CompareProps) {
  const { t } = useTranslation("sharing/compare");
  const name = member.first_name;
  const [isStopped, setStopped] = useState(identity?.state === "refused");
  const aside = (
    <>
      <WhyCard
        title={t("why.title")}
        text={t("why.holder", { name })}
        until={
          identity?.state === "verified"
            ? undefined
            : { title: t("why.untilTitle"), text: t("why.untilHolder", { name }) }
        }
      />
      <ComparedSoFar now={member.id} />
    </>
  );
  return (
    <CompareLayout
      name={memberName(member)}
      title={t("title", { name })}
      lead={t("lead")}
      back={<BackToMembers />}
      aside={aside}
    >
      {!identity ? (
        <NotJoined member={member} />
      ) : isStopped ? (
        <Stopped member={member} onAgain={() => setStopped(false)} />
      ) : (
        <NeedsOpenVault title={t("locked.title")} text={t("locked.text", { name })}>
          <ShownKeys keys={identity} name={name}>
            <Words
              key={identity.verifying_key}
              member={member}
              identity={identity}
              onDifferent={() => setStopped(true)}
            />
          </ShownKeys>
        </NeedsOpenVault>
      )}
    </CompareLayout>
  );
}

/** No keys of their own yet: an heir who never signs up is reached by the card all the same (KEY-045). */
function NotJoined({ member }: { member: Member }) {
  const { t } = useTranslation("sharing/keys");
  const name = member.first_name;
  return (
    <Card>
      <EmptyState
        icon={KeyRound}
        title={t("none.title")}
        text={t("none.text", { name })}
        action={
          <Button
            icon={Printer}
            render={<Link to="/dashboard/will-holder/members/$id/card" params={{ id: member.id }} />}
          >
            {t("card.open")}
          </Button>
        }
      />
    </Card>
  );
}

function Stopped({ member, onAgain }: { member: Member; onAgain: () => void }) {
  const { t } = useTranslation("sharing/keys");
  const name = member.first_name;
  return (
    <WordsDifferent
      title={t("stop.title")}
      text={t("stop.text", { name })}
      points={[
        t("stop.safe", { name }),
        t("stop.call", { name }),
        t("stop.address", { name }),
        <Trans key="help" t={t} i18nKey="stop.help" components={{ help: <Link to="/help" /> }} />,
      ]}
      actions={
        <>
          <Button
            icon={Printer}
            render={<Link to="/dashboard/will-holder/members/$id/card" params={{ id: member.id }} />}
          >
            {t("card.open")}
          </Button>
          <Button variant="ghost" icon={RefreshCw} onClick={onAgain}>
            {t("stop.again")}
          </Button>
        </>
      }
    />
  );
}

interface WordsProps {
  member: Member;
  identity: MemberIdentity;
  onDifferent: () => void;
}

function Words({ member, identity, onDifferent }: WordsProps) {
  const { t } = useTranslation("sharing/compare");
  const name = member.first_name;
  const errorText = useKeyErrorText();
  const number = useSafetyNumber(identity);
  const pinned = usePinned(member.id, identity);
  const { match, refuse } = useAnswer(member, identity, onDifferent);
  if (number.error || pinned.error)
    return (
      <NoWords
        text={errorText(number.error ?? pinned.error)}
        busy={number.isFetching || pinned.isFetching}
        onRetry={() => void Promise.all([number.refetch(), pinned.refetch()])}
      />
    );
  if (!number.data || !pinned.data) return <WorkingOut fraction={number.fraction} />;
  const holder = member.will_holder.first_name;
  const bold = <b className="font-semibold" />;
  return (
    <CompareCard
      name={name}
      number={number.data}
      reads="last"
      notice={<Standing member={member} identity={identity} refused={pinned.data.refused} />}
      steps={[
        <Trans key="ask" t={t} i18nKey="step.askMember" values={{ name, holder }} components={{ b: bold }} />,
        <Trans key="read" t={t} i18nKey="step.readHolder" values={{ name }} components={{ b: bold }} />,
      ]}
      {...(pinned.data.fits
        ? {}
        : {
            answer: {
              onMatch: (method) => !match.isPending && match.mutate(method),
              onDifferent: refuse,
              busy: match.isPending,
              problem: match.error && (
                <Alert tone="danger" live="assertive" title={t("notSaved")}>
                  {errorText(match.error)}
                </Alert>
              ),
            },
          })}
    >
      {pinned.data.fits ? (
        // Somebody may have joined by a card that was not theirs, which vouched for them: the words say so only later.
        <Button variant="danger-outline" className="mt-6 max-sm:w-full" onClick={refuse}>
          {t("different")}
        </Button>
      ) : (
        <p className="mt-4 text-ink-3">{t("later.holder")}</p>
      )}
    </CompareCard>
  );
}

/** Whether the mark is the holder's own: the server's word for it is not enough (KEY-052). */
function usePinned(member: string, identity: MemberIdentity) {
  const { recipient, verifying_key, state, signature } = identity;
  return useQuery({
    queryKey: ["identity-check", member, recipient, verifying_key, state, signature],
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      if (state !== "verified") return { fits: false, refused: null };
      const owner = await keyOwner(signal);
      const served = await fetchPlan(owner, signal);
      const { refused } = await askSharing("checkIdentity", { ...owner, member, identity, served }, { signal });
      return { fits: refused === null, refused };
    },
  });
}

/** "All the words are the same" pins the key under the holder's signature; "A word is different" seals nothing to it. */
function useAnswer(member: Member, identity: MemberIdentity, onDifferent: () => void) {
  const { t } = useTranslation("sharing/keys");
  const client = useQueryClient();
  const params = { id: member.id };
  const { recipient, verifying_key } = identity;
  const refresh = () => client.invalidateQueries({ queryKey: membersKey });
  const match = useMutation({
    mutationFn: async (method: "words" | "code") => {
      const owner = await keyOwner();
      const ask = { ...owner, member: member.id, identity: { recipient, verifying_key } };
      const body = { ...(await askSharing("pinMember", ask)), method };
      const account = { by: "words" as const, keys: { recipient, verifying_key } };
      const edits = [...(await namedEdits(member.id)), { kind: "member" as const, member: member.id, account }];
      await changePlan(owner, { edits }, (plan) =>
        call("POST /api/members/:id/keys/verify", { params, body: { ...body, ...(plan && { plan }) } }),
      );
    },
    onSuccess: () => toast({ title: t("compared.toast"), text: t("compared.toastText", { name: member.first_name }) }),
    onSettled: refresh,
  });
  const refuse = () => {
    onDifferent();
    // Nothing is sealed to what was not compared, also if this does not arrive.
    call("POST /api/members/:id/keys/refuse", { params, body: { verifying_key } })
      .then(async () => {
        if (identity.state !== "verified") return;
        await followAction([{ kind: "member", member: member.id, account: null }]);
      })
      .then(refresh, () => {});
  };
  return { match, refuse };
}

/** What is known of this key so far, above the words. */
function Standing({
  member,
  identity,
  refused,
}: {
  member: Member;
  identity: MemberIdentity;
  refused: Parameters<typeof RefusedText>[0]["refused"] | null;
}): ReactNode {
  const { t } = useTranslation("sharing/keys");
  const format = useFormat();
  const name = member.first_name;
  if (refused) return <RefusedText name={name} refused={refused} />;
  if (identity.state === "verified" && identity.verified_at)
    return (
      <Alert
        tone="success"
        icon={CircleCheck}
        live="polite"
        title={t("compared.title", { date: format.date(identity.verified_at, "short") })}
      >
        {t("compared.text", { name })}
      </Alert>
    );
  if (identity.state === "changed")
    return (
      <Alert tone="warning" title={t("changed.title", { name, date: format.date(identity.seen_at, "short") })}>
        {t("changed.text", { name })}
      </Alert>
    );
  return null;
}

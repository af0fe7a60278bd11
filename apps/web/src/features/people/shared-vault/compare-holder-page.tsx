import type { SafetyNumber } from "@heirlock/crypto/sharing/safety-number";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { keyOwner } from "../../../platform/keys/key-owner.ts";
import { askPeople } from "../../../platform/keys/keys-client.ts";
import { useHeadingAfterUnlock } from "../../../platform/keys/use-heading-after-unlock.ts";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert } from "../../../ui/alert.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { CompareCard } from "../compare/compare-card.tsx";
import { CompareLayout, WhyCard } from "../compare/compare-layout.tsx";
import { WordsDifferent } from "../compare/words-different.tsx";
import { CardForm } from "../join-by-card/card-form.tsx";
import { pinByCard } from "../join-by-card/join-by-card.ts";
import { useRelationships } from "../list-relationships.ts";
import { nameOf } from "../member-side/holder-name.ts";
import { Loaded } from "../member-side/loaded.tsx";
import { usePeopleErrorText } from "../people-errors/use-people-error-text.ts";
import { currentKeys, getHolderKeys, type HolderKeys } from "./holder-keys.ts";
import { LockedShared } from "./locked-shared.tsx";
import type { SharedVaultParts } from "./shared-vault-parts.ts";

type HolderKey = NonNullable<ReturnType<typeof currentKeys>>;

/** The words of the member's open bundle and the holder's keys of today, and whether exactly those were compared. */
const compareWith = (keys: HolderKeys, other: HolderKey) =>
  queryOptions({
    queryKey: ["shared-opened", "compare", other.verifying_key, other.recipient, keys.pin?.signature ?? ""],
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<{ number: SafetyNumber; state: "compared" | "changed" | "not_compared" }> => {
      const { verifyingKey, older } = await keyOwner(signal);
      const { recipient, verifying_key } = other;
      const number = await askPeople(
        "compareKeys",
        { verifyingKey, older, other: { recipient, verifying_key } },
        { signal },
      );
      const { state } = await askPeople("checkHolder", { verifyingKey, older, keys }, { signal });
      return { number, state };
    },
  });

/** Where a member finds out that the holder's key is really the holder's (KEY-051, mock-up q2). */
export function CompareHolderPage({ Unlock }: Pick<SharedVaultParts, "Unlock">) {
  const { t } = useTranslation("compare");
  const { t: side } = useTranslation("member-side");
  const { id = "" } = useParams({ strict: false });
  const relationships = useRelationships();
  const query = useQuery(getHolderKeys(id));
  const relationship = relationships.data?.find((one) => one.id === id);
  if (hasCode(query.error, "NOT_FOUND", "INVALID_RELATIONSHIP_ID") || (relationships.data && !relationship))
    return <EmptyState icon={ShieldAlert} title={side("wills.notFoundTitle")} text={side("wills.notFoundText")} />;
  if (!relationship) return <LoadingState label={side("loading")} />;
  const name = relationship.holder.first_name;
  return (
    <CompareLayout
      name={nameOf(relationship.holder)}
      title={t("title", { name })}
      lead={t("lead")}
      back={
        <BackLink render={<Link to="/dashboard/member/wills/$id" params={{ id }} />}>
          {nameOf(relationship.holder)}
        </BackLink>
      }
      aside={
        <WhyCard
          title={t("why.title")}
          text={t("why.member", { name })}
          until={{ title: t("why.untilTitle"), text: t("why.untilMember", { name }) }}
        />
      }
    >
      <Loaded query={query} failed={t("failed")}>
        {(keys) => <Comparing id={id} keys={keys} name={name} Unlock={Unlock} />}
      </Loaded>
    </CompareLayout>
  );
}

interface ComparingProps extends Pick<SharedVaultParts, "Unlock"> {
  id: string;
  keys: HolderKeys;
  name: string;
}

function Comparing({ id, keys, name, Unlock }: ComparingProps) {
  const { t } = useTranslation("compare");
  const { t: own } = useTranslation("shared-vault");
  const unlocked = useVaultUnlocked();
  const current = currentKeys(keys);
  useHeadingAfterUnlock(unlocked, true);
  if (!current)
    return <EmptyState icon={ShieldAlert} title={own("compare.noKeysTitle", { name })} text={own("compare.noKeys")} />;
  if (!unlocked) return <LockedShared title={t("locked.title")} text={t("locked.text", { name })} Unlock={Unlock} />;
  return <Words id={id} keys={keys} current={current} name={name} />;
}

function Words({ id, keys, current, name }: Omit<ComparingProps, "Unlock"> & { current: HolderKey }) {
  const { t } = useTranslation("compare");
  const { t: own } = useTranslation("shared-vault");
  const errorText = usePeopleErrorText();
  const query = useQuery(compareWith(keys, current));
  const [different, setDifferent] = useState(false);
  const pin = usePin(id, keys, current, name);
  const again = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (different) again.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [different]);
  if (different)
    return (
      <div ref={again}>
        <WordsDifferent
          title={own("compare.differentTitle")}
          text={own("compare.different", { name })}
          points={[
            own("compare.point.call", { name }),
            own("compare.point.open", { name }),
            own("compare.point.still", { name }),
          ]}
          actions={
            <>
              <Button variant="secondary" onClick={() => setDifferent(false)}>
                {own("compare.lookAgain")}
              </Button>
              <Button variant="ghost" render={<Link to="/help" />}>
                {own("compare.help")}
              </Button>
            </>
          }
        />
      </div>
    );
  if (query.error)
    return (
      <ErrorState
        title={t("failed")}
        text={errorText(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data)
    return (
      <Card className="grid gap-1.5">
        <h2 className="text-h3">{t("working.title")}</h2>
        <LoadingState label={t("working.text")} />
      </Card>
    );
  const { number, state } = query.data;
  const isCompared = state === "compared";
  return (
    <>
      <CompareCard
        name={name}
        number={number}
        steps={[
          t("step.near", { name }),
          <Trans key="ask" t={t} i18nKey="step.askHolder" values={{ name }} components={{ b: <strong /> }} />,
          t("step.read"),
        ]}
        notice={<Notice keys={keys} state={state} name={name} />}
        {...(!isCompared && {
          answer: {
            onMatch: () => pin.mutate(),
            onDifferent: () => setDifferent(true),
            busy: pin.isPending,
            problem: pin.error ? (
              <Alert tone="danger" live="assertive" title={t("notSaved")}>
                {errorText(pin.error)}
              </Alert>
            ) : undefined,
          },
        })}
      >
        <p className="mt-5 text-ink-3">
          {isCompared ? (
            <Link to="/dashboard/member/assigned-vault" className="inline-flex min-h-11 items-center font-semibold">
              {own("compare.toVault")}
            </Link>
          ) : (
            t("later.member")
          )}
        </p>
      </CompareCard>
      {!isCompared && keys.card && <ByCard id={id} card={keys.card} name={name} />}
    </>
  );
}

/** "They match": signed by the member's own key, so that no server can say it for them. */
function usePin(id: string, keys: HolderKeys, { recipient, verifying_key }: HolderKey, name: string) {
  const { t } = useTranslation("shared-vault");
  return useMutation({
    mutationFn: async () => {
      const { verifyingKey, older } = await keyOwner();
      const place = { estate: keys.estate_id, member: keys.member_id };
      const holder = { recipient, verifying_key };
      const body = await askPeople("pinHolder", { verifyingKey, older, ...place, holder });
      await call("POST /api/member/relationships/:id/keys/verify", { params: { id }, body });
      await queryClient.invalidateQueries({ queryKey: ["people", "member-side"] });
    },
    onSuccess: () => toast({ title: t("compare.done", { name }) }),
  });
}

function Notice({ keys, state, name }: { keys: HolderKeys; state: string; name: string }): ReactNode {
  const { t } = useTranslation("shared-vault");
  const format = useFormat();
  if (state === "changed")
    return (
      <Alert tone="danger" icon={ShieldAlert} title={t("notice.changedTitle", { name })}>
        {t("compare.changed", { name })}
      </Alert>
    );
  if (state !== "compared" || !keys.pin) return null;
  return (
    <Alert
      tone="success"
      icon={ShieldCheck}
      live="polite"
      title={t("compare.comparedTitle", { name, date: format.date(keys.pin.verified_at, "short") })}
    >
      {t(keys.verified_by_holder ? "compare.both" : "compare.holderNext", { name })}
    </Alert>
  );
}

/** The card in hand proves it as well. It is not sent anywhere. */
function ByCard({ id, card, name }: { id: string; card: NonNullable<HolderKeys["card"]>; name: string }) {
  const { t } = useTranslation("shared-vault");
  const [isOpen, setOpen] = useState(false);
  const proving = useMutation({
    gcTime: 0,
    mutationFn: async (typed: string) => {
      await pinByCard(typed, id, card);
      await queryClient.invalidateQueries({ queryKey: ["people", "member-side"] });
    },
    onSuccess: () => toast({ title: t("compare.done", { name }) }),
  });
  return (
    <Card as="section" aria-labelledby="by-card">
      <CardHeader id="by-card" title={t("compare.cardTitle")} description={t("compare.cardText", { name })} />
      {isOpen ? (
        <CardForm
          submitLabel={t("compare.cardSubmit")}
          busyLabel={t("compare.cardBusy")}
          busy={proving.isPending}
          error={proving.error}
          onSubmit={(typed) => proving.mutate(typed)}
        />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("compare.cardOpen")}
        </Button>
      )}
    </Card>
  );
}

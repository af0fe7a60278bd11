import type { JoinedCard } from "@heirlock/contract/sharing/cards";
import { hasKeptCard } from "@heirlock/domain/sharing/told";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";
import { CompareCard } from "../compare/compare-card.tsx";
import { useSafetyNumber } from "../compare/use-safety-number.ts";
import { NoWords, WorkingOut } from "../compare/working-out.tsx";
import { CardForm } from "../join-by-card/card-form.tsx";
import { pinByCard } from "../join-by-card/join-by-card.ts";
import type { HolderKeys } from "./holder-keys.ts";
import { OpenAfterCall } from "./open-after-call.tsx";
import type { OpenedPlan } from "./open-shared.ts";

type HolderKey = HolderKeys["holder"][number];

/** Whether exactly these keys were compared, by the member's own signature and not by what the server says. */
const checkHolder = (keys: HolderKeys) =>
  queryOptions({
    queryKey: ["shared-opened", "check", keys],
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<OpenedPlan["state"]> => {
      const { verifyingKey, older } = await keyOwner(signal);
      return (await askSharing("checkHolder", { verifyingKey, older, keys }, { signal })).state;
    },
  });

export interface CompareWordsProps {
  relationshipId: string;
  keys: HolderKeys;
  current: HolderKey;
  /** The holder's first name. */
  name: string;
  onDifferent: () => void;
}

/** The words of the member's open bundle and the holder's keys of today, and the answer to them (KEY-051). */
export function CompareWords({ relationshipId, keys, current, name, onDifferent }: CompareWordsProps) {
  const { t } = useTranslation("sharing/compare");
  const { t: own } = useTranslation("sharing/shared-vault");
  const errorText = useMemberErrorText();
  const words = useSafetyNumber(current);
  const check = useQuery(checkHolder(keys));
  const pin = usePin(relationshipId, keys, current, name);
  const failed = [words, check].find((one) => one.error);
  if (failed)
    return (
      <NoWords
        text={errorText(failed.error)}
        busy={failed.isFetching}
        onRetry={() => void Promise.all([words.refetch(), check.refetch()])}
      />
    );
  if (!words.data || !check.data) return <WorkingOut fraction={words.fraction} />;
  const isCompared = check.data === "compared";
  return (
    <>
      <CompareCard
        name={name}
        number={words.data}
        reads="first"
        steps={[
          <Trans key="ask" t={t} i18nKey="step.askHolder" values={{ name }} components={{ b: <strong /> }} />,
          <Trans key="read" t={t} i18nKey="step.readMember" values={{ name }} components={{ b: <strong /> }} />,
        ]}
        notice={<Notice keys={keys} state={check.data} name={name} />}
        {...(!isCompared && {
          answer: {
            onMatch: () => pin.mutate(),
            onDifferent,
            busy: pin.isPending,
            problem: pin.error ? (
              <Alert tone="danger" live="assertive" title={t("notSaved")}>
                {errorText(pin.error)}
              </Alert>
            ) : undefined,
          },
        })}
      >
        {isCompared && pin.isSuccess && <OpenAfterCall relationshipId={relationshipId} />}
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
      {!isCompared && keys.card && <ProveByCard relationshipId={relationshipId} card={keys.card} name={name} />}
    </>
  );
}

/** "All the words are the same": signed by the member's own key, so that no server can say it for them. */
function usePin(id: string, keys: HolderKeys, { recipient, verifying_key }: HolderKey, name: string) {
  const { t } = useTranslation("sharing/shared-vault");
  return useMutation({
    mutationFn: async () => {
      const { verifyingKey, older } = await keyOwner();
      const place = { estate: keys.estate_id, member: keys.member_id };
      const holder = { recipient, verifying_key };
      const body = await askSharing("pinHolder", { verifyingKey, older, ...place, holder });
      await call("POST /api/member/relationships/:id/keys/verify", { params: { id }, body });
      await queryClient.invalidateQueries({ queryKey: ["member-side"] });
    },
    onSuccess: () => toast({ title: t("compare.done", { name }) }),
  });
}

/** The day is named, and so is what is still missing on the other side. */
function Notice({ keys, state, name }: { keys: HolderKeys; state: OpenedPlan["state"]; name: string }): ReactNode {
  const { t } = useTranslation("sharing/shared-vault");
  const format = useFormat();
  if (state === "changed")
    return (
      <Alert tone="danger" icon={ShieldAlert} title={t("notice.changedTitle", { name })}>
        {t("compare.changed", { name })}
      </Alert>
    );
  if (state !== "compared" || !keys.pin) return null;
  const date = format.date(keys.pin.verified_at, "short");
  const byCard = hasKeptCard(keys);
  const told = byCard ? "compare.proved" : keys.verified_by_holder ? "compare.both" : "compare.holderNext";
  return (
    <Alert
      tone="success"
      icon={ShieldCheck}
      live="polite"
      title={t(byCard ? "compare.provedTitle" : "compare.comparedTitle", { name, date })}
    >
      {t(told, { name })}
    </Alert>
  );
}

interface ProveByCardProps {
  relationshipId: string;
  card: JoinedCard;
  /** The holder's first name. */
  name: string;
}

/** The card in hand proves the holder's keys as well as words do. It is read on this device and not sent. */
function ProveByCard({ relationshipId, card, name }: ProveByCardProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const [isOpen, setOpen] = useState(false);
  const prove = async (typed: string) => {
    await pinByCard(typed, relationshipId, card);
    await queryClient.invalidateQueries({ queryKey: ["member-side"] });
    toast({ title: t("compare.done", { name }) });
  };
  return (
    <Card as="section" aria-labelledby="by-card">
      <CardHeader id="by-card" title={t("compare.cardTitle")} description={t("compare.cardText", { name })} />
      {isOpen ? (
        <CardForm submitLabel={t("compare.cardSubmit")} busyLabel={t("compare.cardBusy")} onCard={prove} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("compare.cardOpen")}
        </Button>
      )}
    </Card>
  );
}

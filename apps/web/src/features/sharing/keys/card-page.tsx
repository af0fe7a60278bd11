import type { Member } from "@heirlock/contract/members/members";
import type { MemberCard } from "@heirlock/contract/sharing/keys";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { EyeOff, IdCard, Printer, UserX } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { headForPrint } from "../../../platform/plan/signing/named-head.ts";
import { fetchPlan } from "../../../platform/plan/signing/served-plan.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { toastError } from "../../../ui/feedback/toast-store.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { membersKey } from "../../members/offers/list-members.ts";
import { memberName } from "../../members/offers/member-name.ts";
import { CardFate } from "./card-fate.tsx";
import { KeyCardSheet, PrintedKeyCard } from "./key-card-sheet.tsx";
import { BackToMembers, MemberWithKeys } from "./member-with-keys.tsx";
import { NeedsOpenVault } from "./needs-open-vault.tsx";
import { useKeyErrorText } from "./use-key-error-text.ts";
import { makeCard } from "./work-queue.ts";

/** The key card of one member, to be printed and handed over (KEY-046, KEY-056, mock-up n2). */
export function CardPage() {
  const { t } = useTranslation("sharing/keys");
  return (
    <MemberWithKeys>
      {(member, { card }) => {
        const name = memberName(member);
        const hasPart = member.status !== "rejected" && member.status !== "revoked";
        return (
          <>
            <PageHeader
              back={<BackToMembers />}
              title={t("card.title", { name })}
              text={hasPart && t("card.lead", { name: member.first_name })}
            />
            {hasPart ? (
              <NeedsOpenVault title={t("card.lockedTitle")} text={t("card.lockedText", { name: member.first_name })}>
                {card ? <ReadyCard key={card.id} member={member} card={card} /> : <FirstCard member={member} />}
              </NeedsOpenVault>
            ) : (
              <Card>
                <EmptyState
                  icon={UserX}
                  title={t("card.noPartTitle", { name: member.first_name })}
                  text={t("card.noPart")}
                  action={
                    <Button
                      variant="secondary"
                      render={<Link to="/dashboard/will-holder/members/$id" params={{ id: member.id }} search={{}} />}
                    >
                      {t("card.toMember")}
                    </Button>
                  }
                />
              </Card>
            )}
          </>
        );
      }}
    </MemberWithKeys>
  );
}

/** Named before the vault was next opened: the card is made now. */
function FirstCard({ member }: { member: Member }) {
  const { t } = useTranslation("sharing/keys");
  const errorText = useKeyErrorText();
  const client = useQueryClient();
  const made = useQuery({
    queryKey: ["key-card", "first", member.id],
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        await makeCard(await keyOwner(signal), member.id, undefined, { signal });
      } catch (error) {
        // The queue's runner was here first: its card is as good.
        if (!hasCode(error, "UPDATE_ERROR", "ID_TAKEN")) throw error;
      }
      await client.invalidateQueries({ queryKey: membersKey });
      return true;
    },
  });
  return (
    <Loaded
      query={{ ...made, data: undefined }}
      inCard
      loading={t("card.making")}
      failed={t("card.failed")}
      why={errorText}
    >
      {() => null}
    </Loaded>
  );
}

/** What was revealed hides again (KEY-027). */
const shownForMs = 5 * 60_000;

function ReadyCard({ member, card }: { member: Member; card: MemberCard }) {
  const { t } = useTranslation("sharing/keys");
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), shownForMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <>
      {card.secret_by_root === null ? (
        <Card>
          <EmptyState
            icon={IdCard}
            title={t("card.forgottenTitle")}
            text={t("card.forgotten", { name: member.first_name })}
          />
        </Card>
      ) : isShown ? (
        <OpenCard member={member} card={card} />
      ) : (
        <Card>
          <EmptyState
            icon={EyeOff}
            title={t("card.hiddenTitle")}
            text={t("card.hidden")}
            action={<Button onClick={() => setShown(true)}>{t("card.show")}</Button>}
          />
        </Card>
      )}
      <CardFate member={member} card={card} />
    </>
  );
}

function OpenCard({ member, card }: { member: Member; card: MemberCard }) {
  const { t } = useTranslation("sharing/keys");
  const errorText = useKeyErrorText();
  const opened = useQuery({
    queryKey: ["key-card", card.id, card.secret_by_root, card.signature],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const owner = await keyOwner(signal);
      const served = await fetchPlan(owner, signal);
      const secret = await askSharing("showCard", { ...owner, member: member.id, card, served }, { signal });
      return { secret, head: await headForPrint(owner, signal) };
    },
  });
  const [prints, setPrints] = useState(0);
  // The sheet must be in the document before the print window reads it.
  useEffect(() => {
    if (prints > 0) window.print();
  }, [prints]);
  const print = useNotedPrint(member, card, () => setPrints((count) => count + 1));
  if (opened.error)
    return (
      <Card>
        <ErrorState
          title={t("card.failed")}
          text={errorText(opened.error)}
          busy={opened.isFetching}
          onRetry={() => void opened.refetch()}
        />
      </Card>
    );
  if (!opened.data) return <LoadingState label={t("card.opening")} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          size="lg"
          icon={Printer}
          busy={print.isPending}
          busyLabel={t("card.printing")}
          onClick={() => !print.isPending && print.mutate()}
          className="max-sm:w-full"
        >
          {t("card.print")}
        </Button>
        <p className="min-w-0 flex-1 basis-70 text-ink-2">{t("card.byHand")}</p>
      </div>
      <Alert tone="plain">{t("card.careful", { name: member.first_name })}</Alert>
      <KeyCardSheet member={member} card={card} {...opened.data} />
      <PrintedKeyCard member={member} card={card} {...opened.data} />
    </>
  );
}

/** Noted before the print window opens, with a fresh proof: nobody prints it at a screen that was left open. */
function useNotedPrint(member: Member, card: MemberCard, onNoted: () => void) {
  const client = useQueryClient();
  const errorText = useKeyErrorText();
  return useMutation({
    mutationFn: () =>
      call("POST /api/members/:id/card/printed", {
        params: { id: member.id },
        body: { card_id: card.id, forget: false },
      }),
    onSuccess: () => {
      onNoted();
      void client.invalidateQueries({ queryKey: membersKey });
    },
    onError: (error) => {
      if (!hasCode(error, "REAUTH_REQUIRED")) toastError(errorText(error));
    },
  });
}

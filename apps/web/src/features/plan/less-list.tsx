import type { PlanChange } from "@heirlock/domain/plan/changes";
import type { Plan } from "@heirlock/domain/plan/plan";
import type { ProposedChange } from "@heirlock/keyring/plan/requests";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { Card } from "../../ui/layout/card.tsx";
import { membersKey } from "../members/offers/list-members.ts";
import { putBack, signLess, signLevel } from "./answer-changes.ts";
import { useChangeText } from "./change-text.ts";
import { Sentences } from "./sentences.tsx";

/** What was taken back, put in the bin or renamed while the vault was locked: one list, two answers (KEY-072). */
export function Less({ signed, less }: { signed: Plan; less: ProposedChange }) {
  const { t } = useTranslation("plan");
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const text = useChangeText({ before: signed, after: less.after });
  const refresh = () => client.invalidateQueries();
  const right = useMutation({
    mutationFn: () => signLess(less),
    onSuccess: () => toast({ title: t("less.signed"), text: t("less.signedText") }),
    onSettled: refresh,
  });
  const wrong = useMutation({
    mutationFn: () => putBack(signed, less.changes),
    onSuccess: async () => {
      toast({ title: t("less.putBack"), text: t("less.putBackText") });
      await navigate({ to: "/settings/security" });
    },
    onSettled: refresh,
  });
  const isBusy = right.isPending || wrong.isPending;
  return (
    <Card as="section" aria-labelledby="plan-less" className="grid gap-4">
      <div>
        <h2 id="plan-less" className="text-h2">
          {t("less.title")}
        </h2>
        <p className="mt-1.5 text-ink-2">{t("less.text")}</p>
        <Sentences of={less.changes.map(text)} />
      </div>
      <Failure error={right.error ?? wrong.error} text={errorText} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button busy={right.isPending} busyLabel={t("less.signing")} onClick={() => !isBusy && right.mutate()}>
          {t("less.right")}
        </Button>
        <Button
          variant="danger-outline"
          busy={wrong.isPending}
          busyLabel={t("less.puttingBack")}
          onClick={() => !isBusy && wrong.mutate()}
        >
          {t("less.wrong")}
        </Button>
      </div>
    </Card>
  );
}

/** A level that a new role or permission would raise. Nobody reads more before each was agreed to. */
export function Raised({ raised, signed }: { raised: readonly PlanChange[]; signed: Plan }) {
  const { t } = useTranslation("plan");
  const errorText = useErrorText();
  const client = useQueryClient();
  const text = useChangeText({ before: signed, after: signed });
  const allow = useMutation({
    mutationFn: signLevel,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["signed-plan"] }),
        client.invalidateQueries({ queryKey: membersKey }),
      ]),
  });
  return (
    <Card as="section" aria-labelledby="plan-raised" className="grid gap-4">
      <div>
        <h2 id="plan-raised" className="text-h2">
          {t("raised.title")}
        </h2>
        <p className="mt-1.5 text-ink-2">{t("raised.text")}</p>
      </div>
      <ul className="grid gap-3">
        {raised.map((change) =>
          change.kind !== "level_raised" ? null : (
            <li key={change.member} className="flex flex-wrap items-center justify-between gap-3">
              <span className="min-w-0 flex-1 basis-56 break-words">{text(change)}</span>
              <Button variant="secondary" size="sm" onClick={() => allow.mutate(change.member)}>
                {t("raised.allow")}
              </Button>
            </li>
          ),
        )}
      </ul>
      <Failure error={allow.error} text={errorText} />
    </Card>
  );
}

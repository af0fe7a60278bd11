import { emptyPlan } from "@heirlock/domain/plan/plan";
import type { ProposedChange } from "@heirlock/keyring/plan/requests";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { Card } from "../../ui/layout/card.tsx";
import { signFirst } from "./answer-changes.ts";
import { useChangeText } from "./change-text.ts";
import { Sentences } from "./sentences.tsx";

/** The whole plan of an estate from before it was signed, person by person (KEY-080). */
export function FirstPlan({ proposed }: { proposed: ProposedChange }) {
  const { t } = useTranslation("plan");
  const errorText = useErrorText();
  const client = useQueryClient();
  const text = useChangeText({ before: emptyPlan, after: proposed.after });
  const sign = useMutation({
    mutationFn: () => signFirst(proposed.hash),
    onSuccess: () => toast({ title: t("first.signed"), text: t("first.signedText") }),
    onSettled: () => client.invalidateQueries(),
  });
  const readers = proposed.after.members.map((person) => ({
    ...person,
    reads: proposed.widening.filter((change) => "member" in change && change.member === person.member),
  }));
  return (
    <div className="grid max-w-[760px] gap-5">
      <p className="text-ink-2">{t("first.text")}</p>
      {readers.map(({ member, name, reads }) => (
        <Card key={member} as="section" aria-labelledby={`first-${member}`}>
          <h2 id={`first-${member}`} className="text-h3">
            <bdi>{name}</bdi>
          </h2>
          {reads.length === 0 ? (
            <p className="mt-1.5 text-ink-2">{t("first.nothing")}</p>
          ) : (
            <Sentences of={reads.map(text)} />
          )}
        </Card>
      ))}
      <Failure error={sign.error} text={errorText} />
      <Button
        className="justify-self-start max-sm:w-full"
        busy={sign.isPending}
        busyLabel={t("less.signing")}
        onClick={() => !sign.isPending && sign.mutate()}
      >
        {t("first.sign")}
      </Button>
    </div>
  );
}

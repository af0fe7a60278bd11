import type { ProposedChange } from "@heirlock/keyring/plan/requests";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { signFirst } from "./answer-changes.ts";
import { Readers } from "./readers.tsx";

/** The whole plan of an estate from before it was signed, person by person (KEY-080). */
export function FirstPlan({ proposed }: { proposed: ProposedChange }) {
  const { t } = useTranslation("plan");
  const errorText = useErrorText();
  const client = useQueryClient();
  const sign = useMutation({
    mutationFn: () => signFirst(proposed.hash),
    onSuccess: () => toast({ title: t("first.signed"), text: t("first.signedText") }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <div className="grid max-w-[760px] gap-5">
      <p className="text-ink-2">{t("first.text")}</p>
      <Readers of={proposed} />
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

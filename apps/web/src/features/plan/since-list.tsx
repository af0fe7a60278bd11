import type { SignedSince } from "@heirlock/domain/plan/take-back";
import type { LookedBack } from "@heirlock/keyring/plan/requests";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { FieldError } from "../../ui/forms/field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { useChangeText, useTitles } from "./change-text.ts";
import { keepAll, takeBack } from "./look-back.ts";
import { Sentences } from "./sentences.tsx";

/** Everything that was signed since a change of the account that was objected to; what is ticked is taken back (SEC-046). */
export function SinceList({ since }: { since: LookedBack }) {
  const { t } = useTranslation("plan");
  const { date } = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const text = useChangeText({ before: since.before, after: since.now });
  const title = useTitles();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const tick = (wanted: readonly number[]) => {
    setIsMissing(false);
    setTicked(wanted);
  };
  const take = useMutation({
    mutationFn: () => takeBack(since, ticked),
    onSuccess: (isDone) =>
      toast(
        isDone
          ? { title: t("since.done"), text: t("since.doneText") }
          : { title: t("since.changed"), text: t("since.changedText") },
      ),
    onSettled: () => client.invalidateQueries(),
  });
  const keep = useMutation({ mutationFn: keepAll, onSettled: () => client.invalidateQueries() });
  const isBusy = take.isPending || keep.isPending;

  const sentence = ({ changes }: SignedSince) => changes.map(text).join(" ");
  const all = since.since.map((one, at) => ({ ...one, at }));
  const open = all.filter(({ canTakeBack }) => canTakeBack);
  const others = [
    ...all.filter(({ canTakeBack }) => !canTakeBack).map(sentence),
    ...since.rewritten.map((entry) => t("since.rewritten", { title: title(entry) })),
  ];
  return (
    <Card as="section" aria-labelledby="plan-since" className="grid gap-4">
      <div>
        <h2 id="plan-since" className="text-h2">
          {t("since.title")}
        </h2>
        <p className="mt-1.5 text-ink-2">
          {since.signedAt === null
            ? t("since.textFirst")
            : t("since.text", { moment: date(new Date(since.signedAt), "moment") })}
        </p>
      </div>
      {open.length > 0 && (
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="sr-only">{t("since.title")}</legend>
          {isMissing && <FieldError id="plan-since-error">{t("since.nothingTicked")}</FieldError>}
          <Checkbox
            label={<span className="font-semibold">{t("since.all")}</span>}
            checked={ticked.length === open.length}
            indeterminate={ticked.length > 0 && ticked.length < open.length}
            onCheckedChange={(checked) => tick(checked ? open.map(({ at }) => at) : [])}
            aria-invalid={isMissing || undefined}
          />
          <div className="border-s-2 border-line ps-4">
            {open.map((one) => (
              <Checkbox
                key={one.at}
                label={
                  <span className="break-words" translate="no">
                    {sentence(one)}
                  </span>
                }
                description={one.changes.some(({ kind }) => kind === "keys_changed") && t("since.keysAgain")}
                checked={ticked.includes(one.at)}
                onCheckedChange={(checked) =>
                  tick(checked ? [...ticked, one.at] : ticked.filter((at) => at !== one.at))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      {others.length > 0 && (
        <div>
          <h3 className="text-h3">{t("since.others")}</h3>
          <p className="mt-1.5 text-ink-2">{t("since.othersText")}</p>
          <Sentences of={others} />
        </div>
      )}
      <Failure error={take.error ?? keep.error} text={errorText} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {open.length > 0 && (
          <Button
            variant="danger"
            busy={take.isPending}
            busyLabel={t("since.takingBack")}
            onClick={() => (isBusy ? undefined : ticked.length === 0 ? setIsMissing(true) : take.mutate())}
          >
            {t("since.takeBack")}
          </Button>
        )}
        <Button
          variant="secondary"
          busy={keep.isPending}
          busyLabel={t("since.answering")}
          onClick={() => !isBusy && keep.mutate()}
        >
          {t("since.mine")}
        </Button>
      </div>
    </Card>
  );
}
